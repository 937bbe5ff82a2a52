// In which order an envelope is reviewed, approved and signed.
import { type ChosenType, type Kind, type Party, type StepKind, type Target, TARGETS } from './words.ts'

export type Signer = 'company' | 'intern' | 'guardian' | 'institution' | 'supervisor'
export type PlannedStep = { target: Target; party: Party; kind: StepKind; guardian_index?: number }

export type FlowFacts = {
  kind: Kind
  contract_type: ChosenType
  /** Guardians who sign: of an intern under 18. */
  guardians: number
  /** Steps that the company has not switched off. */
  review: boolean
  approval: boolean
  /** The company's order; who does not sign this kind is passed over. */
  signers: readonly Signer[]
  institution_signs_last: boolean
  /** A document of the parties' own instead of one from a template. */
  own_base: boolean
  /** Of an amendment: who has to act because of what it changes. */
  new_supervisor?: boolean
  former_institution?: boolean
}

/** Who signs what. The parties that the law names can never be switched off. */
const SIGNERS: Record<Kind, readonly Signer[]> = {
  tce: ['company', 'intern', 'guardian', 'institution'],
  aditivo: ['company', 'intern', 'guardian', 'institution'],
  rescisao: ['company', 'intern', 'guardian', 'institution'],
  relatorio: ['intern', 'supervisor', 'institution'],
  plano: ['intern', 'guardian', 'supervisor', 'institution'],
}

export const signersOf = (kind: Kind) => SIGNERS[kind]

const step = (target: Target, kind: StepKind, guardian_index?: number): PlannedStep => ({
  target,
  party: TARGETS[target],
  kind,
  ...(guardian_index !== undefined && { guardian_index }),
})

function inOrder({ kind, signers, institution_signs_last }: FlowFacts): Signer[] {
  const needed = SIGNERS[kind]
  const asked = [...signers.filter((one) => needed.includes(one)), ...needed.filter((one) => !signers.includes(one))]
  return institution_signs_last ? [...asked.filter((one) => one !== 'institution'), 'institution'] : asked
}

function stepsOf(facts: FlowFacts, signer: Signer): PlannedStep[] {
  if (signer === 'guardian') return Array.from({ length: facts.guardians }, (_, i) => step(signer, 'signature', i))
  const former = signer === 'institution' && facts.former_institution
  return [...(former ? [step('former_institution', 'signature')] : []), step(signer, 'signature')]
}

/** Whoever is to supervise confirms before anybody signs: nobody signs in vain. */
const signing = (facts: FlowFacts, order: Signer[]) => [
  ...(facts.new_supervisor ? [step('new_supervisor', 'signature')] : []),
  ...order.flatMap((signer) => stepsOf(facts, signer)),
]

export function flowOf(facts: FlowFacts): PlannedStep[] {
  const { contract_type, review, approval, own_base } = facts
  const base = own_base || contract_type === 'analogic' ? [step('company', 'upload_base')] : []
  if (contract_type === 'analogic') return [...base, step('everybody', 'upload'), step('walljobs', 'upload_review')]
  const checks = [...(review ? [step('walljobs', 'review')] : []), ...(approval ? [step('approver', 'approval')] : [])]
  const order = inOrder(facts)
  if (contract_type === 'digital') return [...base, ...checks, ...signing(facts, order)]
  const digital = order.filter((one) => one !== 'institution')
  return [...base, ...signing(facts, digital), step('institution', 'upload'), step('walljobs', 'upload_review')]
}
