// What the steps of an envelope are called, and the status that the seeds give each.
import type { Status } from '../../wire/envelope-parts.ts'
import { type Kind, PARTIES, type Party } from '../../wire/words.ts'
import type { Envelope, EnvelopeStep } from '../envelope-rows.ts'

export type Names = { app_name: string; company_name: string; intern_name: string }

const first = (name: string) => name.split(' ')[0]!

/** 'Aurora assina': whose turn it is and what is done. */
export function labelOf(step: EnvelopeStep, { app_name, company_name, intern_name }: Names): string {
  const { target, kind } = step
  if (kind === 'review') return `${app_name} confere`
  if (kind === 'approval') return `${company_name} aprova`
  if (kind === 'upload_base') return 'Contrato base'
  if (target === 'new_supervisor') return 'Quem vai supervisionar confirma'
  if (kind === 'upload_review') return `${app_name} confere o papel`
  const who = {
    walljobs: app_name,
    approver: company_name,
    company: company_name,
    supervisor: 'Quem supervisiona',
    everybody: 'Todos',
    intern: first(intern_name),
    guardian: 'Responsável',
    institution: 'Instituição',
    former_institution: 'Instituição anterior',
  }[target]
  if (kind === 'upload') return target === 'everybody' ? 'Todos assinam no papel' : `${who} assina no papel`
  return `${who} assina`
}

export const groupOf = (party: Party, { app_name }: Pick<Names, 'app_name'>) =>
  party === 'walljobs' ? app_name : PARTIES[party]

/** Completed steps read 'approved' where they carry an approval, 'finished' where they carry neither. */
export function statusOf({ kind, state, opened_at }: EnvelopeStep, envelope: Pick<Envelope, 'state'>): Status {
  if (state === 'declined') return 'declined'
  if (envelope.state === 'voided') return 'voided'
  if (state === 'waiting') return envelope.state === 'created' ? 'not_initialized' : 'created'
  if (state === 'skipped') return 'finished'
  if (state === 'current')
    return kind === 'review' || kind === 'upload_review' ? 'review' : opened_at ? 'delivered' : 'sent'
  if (kind === 'approval' || kind === 'review' || kind === 'upload_review') return 'approved'
  return kind === 'signature' ? 'completed' : 'finished'
}

const STATE_NAMES: Record<Status, string> = {
  not_initialized: 'não iniciado',
  created: 'depois',
  sent: 'etapa atual',
  delivered: 'abriu o documento',
  declined: 'rejeitado',
  voided: 'cancelado',
  signed: 'assinado',
  completed: 'assinado',
  review: 'em conferência',
  approved: 'aprovado',
  finished: 'finalizado',
  not_defined: 'a definir',
}
const skippedName = ({ passed_over_at, paper_reason }: EnvelopeStep) =>
  passed_over_at ? 'sem assinatura' : paper_reason ? 'em papel' : 'dispensado'

export const stateName = (step: EnvelopeStep, status: Status) =>
  step.state === 'skipped' ? skippedName(step) : STATE_NAMES[status]

/** With its article, as a sentence needs it: 'o termo de compromisso'. */
export const THE: Record<Kind, string> = {
  tce: 'o termo de compromisso',
  aditivo: 'o termo aditivo',
  rescisao: 'o termo de rescisão',
  relatorio: 'o relatório de atividades',
  plano: 'o plano de atividades',
}
