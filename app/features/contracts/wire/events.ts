// Everything that can become of an envelope. What is not in this table is refused with 409.
import type { Party, State } from './words.ts'

/** Who it is that asks: a party of the contract, or the one that a step waits for. */
export type Actor = Party | 'holder'

export type EventRule = {
  from: readonly State[]
  /** 'next': the step after this one, or the end. */
  to: State | 'next' | 'same'
  /** Who may: the current holder (the person whose step it is), or anybody of these parties. */
  by: readonly Actor[]
  /** Where a paper is signed by hand it is nobody's step alone: each party may. */
  everybody_in?: readonly State[]
  refused: string
}

const NOT_NOW = 'Isto não é possível agora: o contrato mudou de etapa. Mostramos como está agora.'

const ON_THE_WAY = ['review', 'approval', 'signature', 'upload_base', 'upload', 'upload_review'] as const
const NO_MORE = 'Este contrato não espera mais assinaturas.'

export const EVENTS = {
  define: {
    from: ['not_defined'],
    to: 'created',
    by: ['walljobs'],
    refused: 'O tipo deste contrato já foi escolhido.',
  },
  send: { from: ['created'], to: 'next', by: ['walljobs', 'company_sign'], refused: 'Este contrato já foi enviado.' },
  confirm: { from: ['review', 'approval'], to: 'next', by: ['holder'], refused: NOT_NOW },
  sign: { from: ['signature'], to: 'next', by: ['holder'], refused: NOT_NOW },
  upload_base_contract: {
    from: ['upload_base'],
    to: 'next',
    by: ['walljobs', 'company_sign'],
    refused: 'Este contrato já tem um documento base.',
  },
  upload_contract: {
    from: ['upload'],
    to: 'next',
    by: ['walljobs', 'company_sign'],
    refused: 'Este contrato não espera um documento assinado.',
  },
  approve_upload: { from: ['upload_review'], to: 'next', by: ['walljobs'], refused: NOT_NOW },
  reject_upload: { from: ['upload_review'], to: 'upload', by: ['walljobs'], refused: NOT_NOW },
  reject: {
    from: ['review', 'approval', 'signature', 'upload'],
    to: 'rejected',
    by: ['holder'],
    everybody_in: ['upload'],
    refused: NOT_NOW,
  },
  correct: {
    from: ['rejected'],
    to: 'created',
    by: ['walljobs', 'company_sign'],
    refused: 'Só um contrato rejeitado pode ser corrigido e reenviado.',
  },
  void: {
    from: [
      'created',
      'not_defined',
      'review',
      'approval',
      'signature',
      'upload_base',
      'upload',
      'upload_review',
      'rejected',
    ],
    to: 'voided',
    by: ['walljobs', 'company_sign'],
    refused: 'Este contrato já terminou.',
  },
  download: {
    from: ['created', 'review', 'approval', 'signature', 'upload', 'upload_review', 'sealing', 'completed'],
    to: 'same',
    by: ['walljobs', 'company_sign', 'internship_sign', 'university_sign'],
    refused: 'Ainda não há documento para baixar.',
  },
  paper: { from: ON_THE_WAY, to: 'same', by: ['walljobs', 'company_sign'], refused: NO_MORE },
  mend: { from: ON_THE_WAY, to: 'same', by: ['walljobs', 'company_sign'], refused: NO_MORE },
  remind: { from: ['signature'], to: 'same', by: ['walljobs', 'company_sign'], refused: NO_MORE },
  delegate: { from: ['signature'], to: 'same', by: ['holder'], refused: NOT_NOW },
  disown: { from: ['signature'], to: 'same', by: ['holder'], refused: NOT_NOW },
  /** Of a termination: who did not sign in time holds it no longer. */
  pass_over: { from: ['signature'], to: 'next', by: [], refused: NO_MORE },
  seal: { from: ['sealing'], to: 'completed', by: [], refused: 'Este documento já está selado.' },
} as const satisfies Record<string, EventRule>

export type EventName = keyof typeof EVENTS
export const ruleOf = (name: EventName): EventRule => EVENTS[name]

/** Those about one step: which of them fit is told on the step. */
export const STEP_EVENTS = ['paper', 'mend', 'remind', 'delegate', 'disown'] as const satisfies EventName[]

/** Those that the seeds' PATCH carries. `await` only tells whom an envelope waits for. */
export const PATCHED = ['sign', 'confirm', 'reject', 'download', 'approve_upload', 'reject_upload', 'define'] as const
export type Patched = (typeof PATCHED)[number]
