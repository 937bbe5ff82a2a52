// The page behind a sealed document: who signed or uploaded what, when, from where, and by which proofs.
import type { Ctx } from '#server/context.ts'
import type { Look, Part, Sheet } from '#server/pdf/sheet.ts'
import { formatDate } from '#wire/time/date.ts'
import { CONTRACT_TYPES } from '../../wire/words.ts'
import type { Envelope } from '../envelope-rows.ts'

const HEADING: Look = { cut: 'strong', size: 13, ink: 'primary', after: 8 }
const NAME: Look = { cut: 'strong', size: 10.5, after: 1 }
const FACT: Look = { cut: 'regular', size: 9, lead: 2, ink: 'muted', after: 1 }
const GAP = 9
const TOGETHER = 120

const CLOCK = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
})
const at = (instant: string) => `${CLOCK.format(new Date(instant))}, horário de Brasília (UTC−03:00)`

const FACTORS: Record<string, string> = {
  login: 'sessão com senha',
  link: 'link pessoal',
  code: 'código enviado ao e-mail',
  paper: 'assinatura em papel',
}

/** With each letter that asked, and each reminder: what proves that there was time to sign. */
const passedOver = async (ctx: Ctx, { steps }: Envelope) => {
  const passed = steps.filter((step) => step.passed_over_at !== null)
  if (!passed.length) return []
  const asked = await ctx.db
    .selectFrom('signing_links')
    .select(['step_id', 'created_at', 'sent_to'])
    .where(
      'step_id',
      'in',
      passed.map(({ id }) => id),
    )
    .orderBy('created_at')
    .execute()
  return passed.map(({ id, person_name, opened_at, passed_over_at }) => ({
    name: person_name ?? '',
    opened_at,
    passed_over_at: passed_over_at!,
    asked: asked.filter(({ step_id }) => step_id === id),
  }))
}

export async function evidenceOf(ctx: Ctx, envelope: Envelope) {
  const { current } = envelope
  const signatures = await ctx.db
    .selectFrom('envelope_signatures as s')
    .innerJoin('envelope_steps as p', 'p.id', 's.step_id')
    .selectAll('s')
    .select(['p.target', 'p.delegated_by', 'p.power_of_attorney_on'])
    .where('s.version_id', '=', current.id)
    .orderBy('s.signed_at')
    .execute()
  const uploads = await ctx.db
    .selectFrom('envelope_uploads')
    .select(['purpose', 'sha256', 'pages', 'uploaded_at', 'verdict', 'judged_at'])
    .where('version_id', '=', current.id)
    .where((e) => e.or([e('verdict', 'is', null), e('verdict', '=', 'approved')]))
    .orderBy('uploaded_at')
    .execute()
  return { signatures, uploads, passed: await passedOver(ctx, envelope) }
}

type Evidence = Awaited<ReturnType<typeof evidenceOf>>
type Head = Pick<Envelope, 'code' | 'contract_type' | 'current'> & { checked_at: string }

type Behalf = { delegated_by: string | null; power_of_attorney_on: string | null }
export function behalfOf({ delegated_by, power_of_attorney_on: on }: Behalf) {
  if (!delegated_by) return ''
  return `, por delegação de ${delegated_by}${on ? `, com procuração de ${formatDate(on)}` : ''}`
}

function entry(sheet: Sheet, under: Part, name: string, facts: string[]) {
  sheet.keep(TOGETHER / 2)
  sheet.put(under, 'P', NAME, name)
  for (const fact of facts.slice(0, -1)) sheet.put(under, 'P', FACT, fact)
  sheet.put(under, 'P', { ...FACT, after: GAP }, facts.at(-1)!)
}

export function setEvidence(
  pdf: PDFKit.PDFDocument,
  sheet: Sheet,
  { code, contract_type, current, checked_at }: Head,
  { signatures, uploads, passed }: Evidence,
) {
  pdf.addPage()
  const part = sheet.section(HEADING, 'Evidências', TOGETHER)
  entry(sheet, part, `Código ${code}, versão ${current.number} (${CONTRACT_TYPES[contract_type].toLowerCase()})`, [
    ...(current.sha256 ? [`Resumo do documento lido (SHA-256): ${current.sha256}`] : []),
    `Confira em ${checked_at}`,
  ])
  for (const one of signatures)
    entry(sheet, part, `${one.signer_name}${behalfOf(one)}`, [
      `Assinou em ${at(one.signed_at)}, escrevendo “${one.typed_name}”`,
      'Provas: ' +
        `${one.factors.map((factor) => FACTORS[factor] ?? factor).join(', ')}; ` +
        `${one.signer_email}; endereço ${one.address}`,
      `Documento assinado (SHA-256): ${one.document_sha256}`,
    ])
  for (const one of passed)
    entry(sheet, part, `${one.name}: sem assinatura`, [
      ...one.asked.map(({ created_at, sent_to }) => `Convite para assinar enviado a ${sent_to} em ${at(created_at)}`),
      one.opened_at ? `Abriu o documento em ${at(one.opened_at)}` : 'Não abriu o documento',
      `O prazo de 10 dias passou, e o documento seguiu em ${at(one.passed_over_at)}`,
    ])
  for (const one of uploads)
    entry(sheet, part, one.purpose === 'base' ? 'Contrato base enviado' : 'Documento assinado em papel', [
      `Enviado em ${at(one.uploaded_at)}${one.judged_at ? `; conferido em ${at(one.judged_at)}` : ''}`,
      `Arquivo como foi recebido (SHA-256): ${one.sha256}`,
    ])
  part.end()
}
