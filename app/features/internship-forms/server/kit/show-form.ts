import { isMinor } from '#features/candidates/server/candidates.ts'
import { givenName } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { formWire } from '../../wire/form-kit.ts'
import type { Filled, FormKind, FormRow } from './form-kind.ts'
import { answersOf, companyNameOf, documentsOf, identityOf } from './form-rows.ts'

type Wire = ReturnType<typeof formWire>

const invited = async (ctx: Ctx, kind: FormKind, form: FormRow, uuid: string) => ({
  kind: kind.name,
  state: form.state as 'open' | 'answered',
  company_name: await companyNameOf(ctx, form.company_id),
  purpose: form.purpose,
  expires_on: form.expires_on,
  form_url: `${ctx.configuration.app_origin}${kind.room(form, uuid)}`,
  answered_at: form.answered_at,
  outcome: form.state === 'answered' ? await kind.outcome(ctx, form) : null,
})

export const showInvite = async (
  ctx: Ctx,
  kind: FormKind,
  form: FormRow,
  uuid: string,
): Promise<Answer<Wire['show']>> => ({
  data: { id: uuid, type: 'form_invite', attributes: await invited(ctx, kind, form, uuid) },
})

export async function filledOf(ctx: Ctx, form: FormRow): Promise<Filled> {
  const documents = await documentsOf(ctx, form.id)
  return { form, answers: answersOf(ctx, form), identity: identityOf(ctx, form), documents }
}

export async function showForm(ctx: Ctx, kind: FormKind, form: FormRow, uuid: string): Promise<Answer<Wire['open']>> {
  const filled = await filledOf(ctx, form)
  const documents = await documentsOf(ctx, form.id)
  const attributes = {
    ...(await invited(ctx, kind, form, uuid)),
    person_name: form.person_name,
    minor: isMinor(filled.identity.date_of_birth, ctx.now),
    answers: filled.answers,
    asked: { ...(form.asked as object), ...(await kind.shows?.(ctx, form)) },
    documents: documents.map((file) => ({
      id: file.document_id,
      category: file.category,
      category_name: kind.categories[file.category] ?? file.category,
      name: givenName(ctx, file),
      sent_at: file.sent_at,
    })),
    findings: form.state === 'open' ? await kind.findings(ctx, filled) : [],
    labels: (await kind.labels?.(ctx, filled.answers)) ?? {},
    lock_version: form.lock_version,
  }
  return { data: { id: uuid, type: 'form', attributes } }
}
