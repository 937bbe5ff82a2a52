// Invented papers and certificates of the demonstration's candidates, written by the product's own verbs.
import { loginByEmail } from '#features/accounts/server/accounts.ts'
import { addCertificate, creditHours, setHourCaps } from '#features/complementary-hours/server/complementary-hours.ts'
import { documentsOf, judgeDocument, sendDocument } from '#features/personal-documents/server/personal-documents.ts'
import type { Ctx } from '#server/context.ts'
import { bytesOf, openPaper } from '#server/pdf/paper.ts'
import { openSheet } from '#server/pdf/sheet.ts'
import { today } from '#server/today.ts'
import { formatDate } from '#wire/time/date.ts'
import { candidates, operator } from './people.ts'
import { horizonte } from './universidade-horizonte.ts'

const papers = [
  { category: 'rg', name: 'Documento de identidade', approved: true },
  {
    category: 'proof_of_address',
    name: 'Conta de luz',
    refused: 'A conta é de mais de três meses atrás. Envie uma mais nova.',
  },
  { category: 'proof_of_enrolment', name: 'Declaração de matrícula', valid_for_days: 120 },
]
const certificates = [
  { category: 'course', title: 'Planilhas do básico ao avançado', issuer: 'Escola Aberta', hours: 28, days_ago: 200 },
  { category: 'course', title: 'Fundamentos de análise de dados', issuer: 'Instituto Maré', hours: 12, days_ago: 90 },
  {
    category: 'event',
    title: 'Semana Acadêmica da Universidade Horizonte',
    issuer: horizonte.name,
    hours: 8.5,
    days_ago: 60,
  },
]
const learnt = {
  source: 'academy',
  source_key: 'demonstração',
  category: 'course',
  title: 'Como se preparar para uma entrevista',
  issuer: 'Academy',
  hours: 4,
} as const

export async function writePapers(ctx: Ctx) {
  const school = await ctx.db
    .selectFrom('institution_partners')
    .select('institution_id')
    .where('display_name', '=', horizonte.display_name)
    .executeTakeFirst()
  if (school) await setHourCaps(ctx, school.institution_id, { course: 30, event: 40, culture_sport: 0 })
  for (const { email } of candidates) {
    const login = await loginByEmail(ctx, 'User', email)
    if (login)
      await writeDocuments({ ...ctx, actor: { user_type: 'User', login_id: login.id, session_id: '' } }, login.id)
  }
}

async function writeDocuments(ctx: Ctx, login_id: string) {
  const { id: user_info_id } = await ctx.db
    .selectFrom('user_infos')
    .select('id')
    .where('login_id', '=', login_id)
    .executeTakeFirstOrThrow()
  if ((await documentsOf(ctx, user_info_id)).length) return
  const judge = (await loginByEmail(ctx, 'Operator', operator.email))!.id
  for (const { category, name, approved, refused, valid_for_days } of papers) {
    const valid_until = valid_for_days ? today(ctx.now, valid_for_days) : null
    const id = await sendDocument(ctx, { user_info_id, category, file: await sheet(name), valid_until })
    if (!approved && !refused) continue
    const { id: version_id } = await ctx.db
      .selectFrom('personal_document_versions')
      .select('id')
      .where('personal_document_id', '=', id)
      .executeTakeFirstOrThrow()
    await judgeDocument(ctx, { version_id, approved: approved === true, reason: refused ?? null, login_id: judge })
  }
  for (const { days_ago, ...certificate } of certificates)
    await addCertificate(ctx, user_info_id, {
      ...certificate,
      finished_on: formatDate(today(ctx.now, -days_ago)),
      file: await sheet(certificate.title),
    })
  await creditHours(ctx, { ...learnt, user_info_id, finished_on: today(ctx.now, -20) })
}

const printed = new Map<string, Uint8Array<ArrayBuffer>>()

/** A page that says what it stands for, printed once for everybody. */
export async function sheet(title: string) {
  const bytes = printed.get(title) ?? (await print(title))
  printed.set(title, bytes)
  return new File([bytes], `${title}.pdf`)
}

function print(title: string) {
  const paper = openPaper({ title, subject: 'Documento de demonstração', author: 'Demonstração', dated: '2026-01-02' })
  const page = openSheet(paper)
  page.put(page.root, 'H1', { cut: 'strong', size: 25, after: 6 }, title)
  page.put(page.root, 'P', { cut: 'regular', size: 9.5, ink: 'muted' }, 'Documento inventado, só para demonstração')
  page.end()
  return bytesOf(paper)
}
