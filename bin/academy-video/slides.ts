// The video 'antes de assinar': what each slide shows, for how long, and the captions that say the same.

export type Slide = {
  seconds: number
  title: string
  text: string[]
  /** Shown one after another, in equal parts of the slide's time; two lines at most. */
  captions: string[]
}

export const POINTS = [
  'Seus dados',
  'Datas',
  'Tipo de estágio',
  'Atividades',
  'Horário',
  'Seguro',
  'Quem acompanha',
  'Assinaturas',
]

/** Between a beginning and an end, one for each point. */
export const slides: Slide[] = [
  {
    seconds: 7,
    title: 'Antes de assinar',
    text: ['Oito pontos para conferir no seu termo de compromisso de estágio.'],
    captions: ['Antes de assinar: oito pontos para conferir\nno seu termo de compromisso de estágio.'],
  },
  {
    seconds: 9,
    title: 'Seus dados e o curso',
    text: ['Nome, CPF, curso e período certos.', 'Empresa e instituição de ensino identificadas.'],
    captions: [
      '1. Seus dados e o curso:\nnome, CPF, curso e período certos.',
      'Empresa e instituição de ensino identificadas.',
    ],
  },
  {
    seconds: 10,
    title: 'Datas de início e fim',
    text: ['Não comece antes da data de início.', 'Na mesma empresa: até dois anos. Com deficiência, pode ser mais.'],
    captions: [
      '2. Datas de início e fim:\nnão comece antes da data de início.',
      'Na mesma empresa, até dois anos.\nCom deficiência, pode ser mais.',
    ],
  },
  {
    seconds: 9,
    title: 'Obrigatório ou não',
    text: ['O termo diz qual é o seu caso.', 'No não obrigatório, bolsa e transporte não podem faltar.'],
    captions: [
      '3. Obrigatório ou não:\no termo diz qual é o seu caso.',
      'No não obrigatório, bolsa e\nauxílio-transporte não podem faltar.',
    ],
  },
  {
    seconds: 9,
    title: 'Plano de atividades',
    text: ['Tarefas concretas, ligadas ao seu curso.', '“O que for necessário” não é um plano.'],
    captions: [
      '4. Plano de atividades:\ntarefas concretas, ligadas ao seu curso.',
      '“O que for necessário” não é um plano.',
    ],
  },
  {
    seconds: 12,
    title: 'Horário',
    text: [
      'Ensino superior, técnico e médio: em geral, até 6 horas por dia e 30 por semana.',
      'Combina com as suas aulas? Nas provas, cai ao menos pela metade.',
    ],
    captions: [
      '5. Horário. Ensino superior, técnico e médio:\nem geral, até 6 horas por dia e 30 por semana.',
      'Combina com as suas aulas?\nNas provas, cai ao menos pela metade.',
    ],
  },
  {
    seconds: 8,
    title: 'Seguro',
    text: ['Seguradora e número da apólice preenchidos.', 'Você não paga nada por ele.'],
    captions: ['6. Seguro: seguradora e número\nda apólice preenchidos.', 'Você não paga nada por ele.'],
  },
  {
    seconds: 9,
    title: 'Quem acompanha você',
    text: ['Supervisor na empresa, professor orientador na instituição.', 'E as datas dos relatórios.'],
    captions: [
      '7. Quem acompanha você: supervisor na empresa,\nprofessor orientador na instituição.',
      'E as datas dos relatórios.',
    ],
  },
  {
    seconds: 9,
    title: 'Assinaturas',
    text: ['Você, a empresa e a instituição de ensino.', 'Com menos de 18 anos, também o seu representante.'],
    captions: [
      '8. Assinaturas: você, a empresa\ne a instituição de ensino.',
      'Com menos de 18 anos,\ntambém o seu representante.',
    ],
  },
  {
    seconds: 8,
    title: 'Ficou dúvida?',
    text: ['Pergunte por escrito antes de assinar.', 'E salve o documento final, com todas as assinaturas.'],
    captions: [
      'Ficou dúvida? Pergunte por escrito\nantes de assinar.',
      'E salve o documento final,\ncom todas as assinaturas.',
    ],
  },
]
