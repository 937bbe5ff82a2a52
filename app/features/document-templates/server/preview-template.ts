import { missingClauses } from '#features/internships/wire/law/clauses.ts'
import { contentDisposition } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { DOCUMENT } from '#server/http/security-headers.ts'
import { bytesOf } from '#server/pdf/paper.ts'
import { setPaper } from '#server/pdf/set-paper.ts'
import { Reply } from '#server/serve.ts'
import { today } from '#server/today.ts'
import type { Answer, Bytes } from '#wire/endpoint.ts'
import { carriedBy } from '../wire/language/carried-by.ts'
import { parseTemplate } from '../wire/language/parse-template.ts'
import { renderTemplate, TOO_LONG } from '../wire/language/render-template.ts'
import { previewValues } from '../wire/preview-values.ts'
import type { PREVIEWS, previewTemplate as preview } from '../wire/templates.ts'
import { KINDS } from '../wire/variable-types.ts'
import { versionsOf } from './show-templates.ts'
import { findTemplate } from './template-access.ts'

type Asked = { body?: string | undefined; values: keyof typeof PREVIEWS }

/** Of what is being written, or of the last version. */
async function previewed(ctx: Ctx, id: string, { body, values }: Asked) {
  const { kind } = await findTemplate(ctx, id)
  const { template, problems } = parseTemplate(body ?? (await versionsOf(ctx, id))[0]!.body)
  const rendered = renderTemplate(template, previewValues[values])
  if (rendered.too_long) problems.push({ line: 1, message: TOO_LONG })
  return { kind, template, problems, ...rendered }
}

export async function previewTemplate(ctx: Ctx, id: string, asked: Asked): Promise<Answer<typeof preview>> {
  const { kind, template, problems, paper, blanks } = await previewed(ctx, id, asked)
  return {
    paper,
    problems,
    missing: missingClauses(kind, carriedBy(template)).map(({ rule, message }) => ({ rule, message })),
    blanks: blanks.map(({ path, variable: { label, by } }) => ({ path, label, by })),
  }
}

/** On paper, marked as what it is on each page. */
export async function printPreview(ctx: Ctx, id: string, asked: Asked): Promise<Reply<Bytes>> {
  const { kind, paper } = await previewed(ctx, id, asked)
  const bytes = await bytesOf(
    setPaper({
      paper: { ...paper, title: paper.title || KINDS[kind] },
      mark: 'prévia sem valor',
      app_name: ctx.configuration.app_name,
      dated: today(ctx.now),
    }),
  )
  return new Reply<Bytes>(bytes, {
    'content-disposition': contentDisposition('attachment', `${KINDS[kind]} - prévia.pdf`),
    'content-security-policy': DOCUMENT,
  })
}
