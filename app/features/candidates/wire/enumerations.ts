// The enumerations of a profile: the wire's words, and a person's.
export const SOFTWARE_LEVELS = { beginner: 'Básico', intermediate: 'Intermediário', advanced: 'Avançado' } as const
export const STUDY_PERIODS = {
  matutinal: 'Matutino',
  vespertine: 'Vespertino',
  nocturnal: 'Noturno',
  integral: 'Integral',
  ead: 'EAD',
} as const
export const MARITAL_STATUSES = {
  single: 'Solteiro(a)',
  married: 'Casado(a)',
  separated: 'Separado(a)',
  divorced: 'Divorciado(a)',
  widowed: 'Viúvo(a)',
} as const
export const SEXUAL_ORIENTATIONS = {
  heterosexual: 'Heterossexual',
  homosexual: 'Homossexual',
  bisexual: 'Bissexual',
  asexual: 'Assexual',
  pansexual: 'Pansexual',
  not_respond: 'Prefiro não responder',
} as const
export const EXPERIENCE_LEVELS = {
  partner: 'Sócio(a)',
  trainee: 'Trainee',
  freelance: 'Freelance',
  voluntary: 'Voluntário',
  intern: 'Estágio',
  junior_enterprise: 'Empresa júnior',
  effective_work: 'Trabalho efetivo',
} as const
export const COURSE_DURATIONS = {
  short: 'Curta: até 40 horas',
  medium: 'Média: mais de 40 até 360 horas',
  long: 'Longa: mais de 360 horas',
} as const
export const COURSE_SITUATIONS = { studying: 'Cursando', locked: 'Trancado', graduate: 'Graduado' } as const
export const SCHEDULE_TYPES = {
  default: 'Segunda a sexta, no mesmo horário',
  custom: 'Horários diferentes em cada dia',
  flex: 'Horário flexível',
  without_class: 'Sem aulas no momento',
} as const

/** What companies may see of a person besides the name, as the person chooses. */
export const VISIBLE_SECTIONS = {
  photo: 'Foto',
  about: 'Resumo, motivações e curiosidades',
  education: 'Formação',
  experiences: 'Experiências',
  knowledge: 'Conhecimentos, programas e interesses',
  languages: 'Idiomas',
  networks: 'Redes sociais e portfólios',
  city: 'Cidade e estado',
  contact: 'E-mail e telefones',
  salary: 'Pretensão salarial',
  resume: 'Currículo em PDF',
} as const
export type VisibleSection = keyof typeof VISIBLE_SECTIONS
