// What somebody is asked to sign, told to them before and behind the proof of who they are.
import type { Ctx } from '#server/context.ts'
import { PARTIES } from '../../wire/words.ts'
import { internshipOf } from '../envelope-context.ts'
import type { Envelope, EnvelopeStep } from '../envelope-rows.ts'

const ROLES: Partial<Record<EnvelopeStep['target'], string>> = {
  guardian: 'Responsável legal',
  supervisor: 'Supervisão',
  new_supervisor: 'Supervisão, a partir da mudança',
  former_institution: 'Instituição de ensino anterior',
}
export const roleOf = ({ target, party }: Pick<EnvelopeStep, 'target' | 'party'>) => ROLES[target] ?? PARTIES[party]

export const hintOf = (email: string) => {
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 1)}•••@${domain}`
}

export async function asked(ctx: Ctx, envelope: Envelope, step: EnvelopeStep) {
  const { company_name, intern_name } = await internshipOf(ctx, envelope)
  return {
    title: envelope.title,
    code: envelope.code,
    company_name,
    intern_name,
    signer_name: step.person_name!,
    role: roleOf(step),
    delegated_by: step.delegated_by,
    email_hint: hintOf(step.person_email!),
  }
}
