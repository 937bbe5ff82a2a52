import type { EventName } from '../../wire/events.ts'
import type { Asker } from '../asker.ts'

type Facts = { name?: string; cause?: string; person_name?: string; ordinal?: number }

const WORDS: Partial<Record<EventName | string, (who: string, facts: Facts, version: number) => string>> = {
  create: (who) => `${who} começou o rascunho`,
  define: (who) => `${who} escolheu o tipo do contrato`,
  send: (who, _, version) => `${who} enviou a versão ${version}`,
  confirm: (who) => `${who} aprovou`,
  sign: (who) => `${who} assinou`,
  upload_base_contract: (who) => `${who} enviou o contrato base`,
  upload_contract: (who) => `${who} enviou o documento assinado`,
  approve_upload: (who) => `${who} aprovou o documento enviado`,
  reject_upload: (who) => `${who} recusou o documento enviado`,
  reject: (who) => `${who} rejeitou o contrato`,
  correct: (who, _, version) => `${who} abriu a versão ${version + 1} para corrigir`,
  void: (who) => `${who} cancelou o contrato`,
  download: (who, _, version) => `${who} baixou a versão ${version}`,
  seal: () => 'O documento foi selado',
  open: (who) => `${who} abriu o documento`,
  visit: (who) => `${who} foi assinar na DocuSign`,
  remind: (_, { person_name }) => `Lembrete enviado a ${person_name ?? 'quem falta'}`,
  mend: (who, { person_name }) => `${who} corrigiu o e-mail de ${person_name ?? 'quem falta'}`,
  paper: (who) => `${who} passou uma assinatura para papel`,
  delegate: (who, { person_name }) => `${who} passou a assinatura para ${person_name ?? 'outra pessoa'}`,
  disown: (who) => `Quem abriu o link disse que não é ${who}`,
  pass_over: (_, { person_name }) => `O prazo de ${person_name ?? 'quem faltava'} para assinar passou`,
  dispense: () => 'A assinatura da pessoa responsável foi dispensada',
}

/** Who rejected it is told to those who correct it. */
export const toldTo = ({ party }: Pick<Asker, 'party'>, event: string, facts: unknown): Facts =>
  event === 'reject' && party !== 'company_sign' && party !== 'walljobs' ? {} : ((facts ?? {}) as Facts)

/** Who did it may have been erased since: then it says that somebody did. */
export const happenedWords = (event: string, facts: Facts, version: number) =>
  WORDS[event]?.(facts.name ?? 'Alguém', facts, version) ?? event
