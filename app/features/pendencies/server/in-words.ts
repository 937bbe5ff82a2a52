import { formatDate } from '#wire/time/date.ts'
import type { PendencyKind } from '../wire.ts'

export type Found = {
  kind: PendencyKind
  /** Of an invite there may be none yet. */
  internship_id: string | null
  envelope_id: string | null
  from_day: string | null
  to_day: string | null
  days: number | null
  about: string | null
  title: string | null
}

const days = (count: number | null) => `${count} ${count === 1 ? 'dia' : 'dias'}`
const between = ({ from_day, to_day }: Found) =>
  from_day && to_day ? `${formatDate(from_day)} a ${formatDate(to_day)}` : ''

/** What it is about, and the act that settles it with the room where it is done. */
const WAYS: Record<PendencyKind, { words: (of: Found) => string; label: string; at: (of: Found) => string }> = {
  unsigned: {
    words: ({ title, about }) => [title, about && `espera por ${about}`].filter(Boolean).join(': '),
    label: 'Ver e lembrar',
    at: ({ envelope_id }) => `/envelopes/${envelope_id}`,
  },
  bounced: {
    words: ({ title, about }) => `${title}: o endereço de ${about || 'quem falta'} foi recusado`,
    label: 'Corrigir o e-mail',
    at: ({ envelope_id }) => `/envelopes/${envelope_id}`,
  },
  rejected: {
    words: ({ title, about }) => [title, about].filter(Boolean).join(': '),
    label: 'Corrigir e reenviar',
    at: ({ envelope_id }) => `/envelopes/${envelope_id}`,
  },
  invite: {
    words: ({ title, days }) => `${title}: ${days ? 'já entrou e não enviou' : 'ainda não entrou'}`,
    label: 'Ver o convite',
    at: () => '/folders/convites',
  },
  answer: {
    words: () => 'Nada muda no perfil antes de conferir',
    label: 'Conferir',
    at: () => '/dados/conferir',
  },
  report: {
    words: between,
    label: 'Ver o relatório',
    at: ({ internship_id }) => `/folders/${internship_id}#calendario`,
  },
  recess: {
    words: ({ days: left }) => `${days(left)} a dar antes do fim`,
    label: 'Registrar recesso',
    at: ({ internship_id }) => `/folders/${internship_id}#recesso`,
  },
  recess_payment: {
    words: ({ days: left }) => `${days(left)} que não foram dados`,
    label: 'Registrar pagamento',
    at: ({ internship_id }) => `/folders/${internship_id}#recesso`,
  },
  insurance: {
    words: () => 'O termo não tem seguradora ou apólice',
    label: 'Incluir com um aditivo',
    at: ({ internship_id }) => `/folders/${internship_id}`,
  },
  assessment: {
    words: (of) => `${between(of)}, sem confirmação da instituição`,
    label: 'Registrar confirmação',
    at: ({ internship_id }) => `/folders/${internship_id}#calendario`,
  },
  certificate: {
    words: () => 'Devido no fim do estágio',
    label: 'Emitir o termo',
    at: ({ internship_id }) => `/folders/${internship_id}#termo-de-realizacao`,
  },
  evaluation: {
    words: () => 'Falta a de quem supervisiona',
    label: 'Ver as avaliações',
    at: () => '/avaliacoes/respostas',
  },
  ending: {
    words: () => 'Renove com um aditivo, ou deixe terminar',
    label: 'Renovar ou encerrar',
    at: ({ internship_id }) => `/folders/${internship_id}`,
  },
  supervisor: {
    words: ({ days: interns }) => `${interns} estagiários; a lei permite dez`,
    label: 'Mudar a supervisão',
    at: ({ internship_id }) => `/folders/${internship_id}`,
  },
}

export const wordsOf = (of: Found) => WAYS[of.kind].words(of)
export const actionOf = (of: Found) => ({ label: WAYS[of.kind].label, path: WAYS[of.kind].at(of) })
