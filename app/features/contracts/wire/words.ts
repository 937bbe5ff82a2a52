// What an envelope is made of, as code names it and as people read it.
export const KINDS = {
  tce: 'Termo de compromisso',
  aditivo: 'Termo aditivo',
  rescisao: 'Termo de rescisão',
  relatorio: 'Relatório de atividades',
  plano: 'Plano de atividades',
} as const
export type Kind = keyof typeof KINDS

/** Where there is little room, as those call them who handle many. */
export const SHORT_KINDS: Record<Kind, string> = {
  tce: 'TCE',
  aditivo: 'Aditivo',
  rescisao: 'Rescisão',
  relatorio: 'Relatório',
  plano: 'Plano',
}

export const CONTRACT_TYPES = {
  digital: 'Digital',
  analogic: 'Em papel',
  hybrid: 'Híbrido',
  not_defined: 'A definir',
} as const
export type ContractType = keyof typeof CONTRACT_TYPES
export type ChosenType = Exclude<ContractType, 'not_defined'>

/** Who takes the signatures: our own page, or DocuSign. */
export const PROVIDERS = ['embedded', 'docusign'] as const
export type Provider = (typeof PROVIDERS)[number]

/** Groups of the seeds, in the order in which a diagram shows them. */
export const PARTIES = {
  walljobs: 'Ponte',
  company_sign: 'Empresa',
  internship_sign: 'Estagiário(a)',
  university_sign: 'Instituição de ensino',
} as const
export type Party = keyof typeof PARTIES

export const TARGETS = {
  walljobs: 'walljobs',
  company: 'company_sign',
  approver: 'company_sign',
  supervisor: 'company_sign',
  everybody: 'company_sign',
  intern: 'internship_sign',
  guardian: 'internship_sign',
  institution: 'university_sign',
  /** Of an amendment: whoever is to supervise from then on, and the institution that the student leaves. */
  new_supervisor: 'company_sign',
  former_institution: 'university_sign',
} as const satisfies Record<string, Party>
export type Target = keyof typeof TARGETS

export const STEP_KINDS = ['review', 'approval', 'signature', 'upload_base', 'upload', 'upload_review'] as const
export type StepKind = (typeof STEP_KINDS)[number]

/** Of an envelope: the kind of its current step, or what stands before and behind all steps. */
export const STATES = {
  created: 'Rascunho',
  not_defined: 'Tipo a definir',
  review: 'Em conferência',
  approval: 'Aguardando aprovação',
  signature: 'Aguardando assinatura',
  upload_base: 'Aguardando contrato base',
  upload: 'Aguardando documento assinado',
  upload_review: 'Documento em conferência',
  rejected: 'Rejeitado',
  sealing: 'Selando o documento',
  completed: 'Concluído',
  voided: 'Cancelado',
} as const satisfies Record<
  StepKind | 'created' | 'not_defined' | 'rejected' | 'sealing' | 'completed' | 'voided',
  string
>
export type State = keyof typeof STATES

/** A later version that is not sent yet is what was rejected, being corrected. */
export const isCorrected = ({ state, version }: { state: State; version: number }) => state === 'created' && version > 1
export const stateWords = (of: { state: State; version: number }) =>
  isCorrected(of) ? 'Em correção' : STATES[of.state]

export const STEP_STATES = ['waiting', 'current', 'done', 'declined', 'skipped'] as const
export type StepState = (typeof STEP_STATES)[number]

export const REJECTED_WORDS = 'O contrato foi rejeitado durante o processo de assinatura.'

/** How many days something has waited: from the one to the other. */
export const WAITING = {
  '0-1': 'Até 1 dia',
  '2-4': '2 a 4 dias',
  '5-9': '5 a 9 dias',
  '10-': '10 dias ou mais',
  '5-': '5 dias ou mais',
} as const
export type Waiting = keyof typeof WAITING

/** What is looked at on a paper before it is approved. */
export const CHECKLIST = {
  pages: 'Todas as páginas vieram, e dá para ler',
  version: 'É a versão certa: o código confere',
  signatures: 'Cada parte que assina em papel assinou',
  dates: 'As datas estão preenchidas',
  stamp: 'Tem o carimbo com o CNPJ da empresa',
} as const

/** Which steps an institution lets be signed by hand. */
export const PAPER_POLICIES = {
  digital_only: 'A instituição só aceita assinatura digital.',
  all_or_nothing: 'A instituição aceita papel só se todas as assinaturas forem em papel.',
  declared_mix: 'A instituição aceita misturar papel e digital com a Declaração de Ciência das partes.',
  company_only: 'A instituição aceita papel só da empresa, com o carimbo do CNPJ.',
} as const
export type PaperPolicy = keyof typeof PAPER_POLICIES
