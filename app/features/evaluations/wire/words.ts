// What is asked, of whom and when.
export const PERIODS = {
  month_6: '6 meses',
  month_12: '12 meses',
  month_18: '18 meses',
  end: 'Fim do estágio',
} as const
export type Period = keyof typeof PERIODS
export const AUTHORS = { intern: 'Estagiário', supervisor: 'Supervisor' } as const
export type Author = keyof typeof AUTHORS

/** future: its day has not come; late: its due day is over, and it may still be answered. */
export const STATES = {
  future: 'Ainda não abriu',
  open: 'Aberta',
  late: 'Atrasada',
  answered: 'Respondida',
  paper: 'Recebida em papel',
} as const
export type State = keyof typeof STATES

export const SCORES = {
  1: 'Discordo totalmente',
  2: 'Discordo',
  3: 'Nem concordo nem discordo',
  4: 'Concordo',
  5: 'Concordo totalmente',
} as const

export const QUESTIONS = ['score_1', 'score_2', 'score_3'] as const
export type Question = (typeof QUESTIONS)[number]

export const ASKED: Record<Author, Record<Question, string>> = {
  intern: {
    score_1: 'As atividades têm a ver com o meu curso e eu aprendo com elas',
    score_2: 'Quem me supervisiona orienta e acompanha o meu trabalho',
    score_3: 'O ambiente é respeitoso, e o horário e as condições do termo são cumpridos',
  },
  supervisor: {
    score_1: 'Realiza as atividades do plano com qualidade e aprende com elas',
    score_2: 'Cumpre horários, prazos e combinados',
    score_3: 'Trabalha bem com as pessoas e toma iniciativa',
  },
}

/** Answers are shown to a company by lots of so many: no figure tells one answer. */
export const LOT = 5
export const MOST_WORDS = 2000
export const PAPER_BYTES = 20_000_000
