// Invented people who applied to the demonstration's jobs, and how far each has come. Their domain ends in .example:
// nobody can own it.
import type { ProfileForm } from '#features/candidates/server/candidates.ts'

type Applies = {
  /** The title of a demonstration job. */
  to: string
  days_ago: number
  message?: string
  /** Columns that the recruiter has moved it through. */
  moved?: string[]
  /** In how many days the recruiter has promised the next answer, with the last move. */
  answers_in?: number
  feedback?: string
  note?: string
  stars?: number
  tags?: string[]
  shares_pcd?: true
  /** To the job's questionnaire. */
  answers?: Record<string, unknown>
}
export type Applicant = { name: string; email: string; profile: ProfileForm; applies: Applies }

const MARKETING = 'Estágio em Marketing Digital'
const FOOD = 'Estágio em Engenharia de Alimentos'
const PASTRY = 'Confeiteiro ou Confeiteira'

// By their ids in the institutions that travel with the product.
const USP = 171
const UNICAMP = 172

type Place = { state_id: string; city_id: number; zipcode: string; street: string; neighborhood: string }
const SAO_PAULO: Place = {
  state_id: 'SP',
  city_id: 3550308,
  zipcode: '01310-100',
  street: 'Avenida Paulista',
  neighborhood: 'Bela Vista',
}
const CAMPINAS: Place = {
  state_id: 'SP',
  city_id: 3509502,
  zipcode: '13015-904',
  street: 'Avenida Anchieta',
  neighborhood: 'Centro',
}

type Told = {
  born: string
  phone: string
  course_id?: string
  semester?: number
  skills: string[]
  english?: 'beginner' | 'intermediate' | 'advanced' | 'fluent'
  at: Place
  summary: string
}

const profile = (
  year: number,
  { born, phone, course_id, semester, skills, english, at, summary }: Told,
): ProfileForm => ({
  date_of_birth: born,
  cellphone: phone,
  summary,
  skill_ids: skills,
  address_attributes: { ...at, number: '100', country_id: 'BR' },
  ...(english && { user_languages_attributes: [{ language_id: 'en', level: english }] }),
  ...(course_id
    ? {
        main_education_type: 'college',
        main_education_status: 'studying',
        course_situation: 'studying',
        not_in_university: false,
        course_id,
        university_id: at === CAMPINAS ? UNICAMP : USP,
        ies_education_type: 'bachelor',
        ies_period: 'semester',
        current_semester: semester!,
        formation_date: `12/${year + 2}`,
      }
    : { main_education_type: 'high_school', main_education_status: 'completed', not_in_university: true }),
})

export const applicants = (year: number): Applicant[] => [
  {
    name: 'Caio Brandão Teles',
    email: 'caio.teles@candidatos.example',
    profile: profile(year, {
      born: `11/02/${year - 20}`,
      phone: '(11) 98812-4401',
      course_id: 'bacharelado-publicidade-e-propaganda',
      semester: 4,
      skills: ['marketing-digital', 'copywriting'],
      english: 'advanced',
      at: SAO_PAULO,
      summary:
        'Escrevo roteiros curtos para um canal de receitas da faculdade e cuido dos números de cada ' +
        'publicação. Gosto de testar dois títulos e ver qual leva mais gente até o fim.',
    }),
    applies: {
      to: MARKETING,
      days_ago: 0.9,
      message: 'Cresci ajudando na feira dos meus avós. Contar de onde vem a comida é o que eu mais gosto de fazer.',
      moved: ['screening', 'interview'],
      stars: 5,
      tags: ['portfólio bom'],
      note: 'Trouxe três campanhas com resultado. Chamar para conversar na quinta.',
    },
  },
  {
    name: 'Mirela Antunes Couto',
    email: 'mirela.couto@candidatos.example',
    profile: profile(year, {
      born: `23/07/${year - 21}`,
      phone: '(11) 98812-4402',
      course_id: 'bacharelado-administracao',
      semester: 5,
      skills: ['gestao-de-redes-sociais', 'marketing-digital'],
      english: 'intermediate',
      at: SAO_PAULO,
      summary:
        'Curso Administração e cuido das redes sociais da atlética. Planejo o mês em uma planilha, ' +
        'fotografo os treinos e respondo cada mensagem no mesmo dia, com bom humor.',
    }),
    applies: { to: MARKETING, days_ago: 0.8, moved: ['screening'], answers_in: 2, stars: 4, shares_pcd: true },
  },
  {
    name: 'Otto Guimarães Reis',
    email: 'otto.reis@candidatos.example',
    profile: profile(year, {
      born: `05/12/${year - 22}`,
      phone: '(11) 98812-4403',
      course_id: 'bacharelado-administracao',
      semester: 2,
      skills: ['excel-avancado'],
      at: SAO_PAULO,
      summary:
        'Estou no começo de Administração e trabalhei dois anos em uma papelaria, onde aprendi a ouvir o ' +
        'cliente antes de oferecer qualquer coisa. Quero aprender marketing na prática.',
    }),
    applies: {
      to: MARKETING,
      days_ago: 0.7,
      message: 'Ainda estou no segundo semestre, mas já cuido da vitrine e do perfil da loja onde trabalho.',
    },
  },
  {
    name: 'Yara Monteiro Vaz',
    email: 'yara.vaz@candidatos.example',
    profile: profile(year, {
      born: `30/09/${year - 19}`,
      phone: '(19) 98812-4404',
      course_id: 'bacharelado-publicidade-e-propaganda',
      semester: 3,
      skills: ['copywriting', 'gestao-de-redes-sociais'],
      english: 'fluent',
      at: CAMPINAS,
      summary:
        'Faço uma carta semanal sobre cozinha de interior que tem mil e duzentos leitores. Aprendi a ' +
        'escrever menos, a fotografar com luz de janela e a perguntar o que as pessoas querem ler.',
    }),
    applies: { to: MARKETING, days_ago: 0.4 },
  },
  {
    name: 'Breno Salles Duarte',
    email: 'breno.duarte@candidatos.example',
    profile: profile(year, {
      born: `17/04/${year - 23}`,
      phone: '(11) 98812-4405',
      course_id: 'bacharelado-design',
      semester: 7,
      skills: ['design-grafico', 'edicao-de-video'],
      at: SAO_PAULO,
      summary:
        'Estudo Design e edito vídeos curtos para pequenos negócios do meu bairro. Gosto de transformar ' +
        'uma ideia de balcão em uma peça que a pessoa entende em cinco segundos.',
    }),
    applies: {
      to: MARKETING,
      days_ago: 0.6,
      moved: ['rejected'],
      feedback:
        'Olá, {nome}. Obrigado por se candidatar à vaga {vaga}. Nesta vaga precisamos de quem escreva mais ' +
        'do que desenhe. Quando abrirmos uma vaga de criação, candidate-se: vamos gostar de ler.',
    },
  },
  {
    name: 'Lorena Pires Falcão',
    email: 'lorena.falcao@candidatos.example',
    profile: profile(year, {
      born: `08/01/${year - 22}`,
      phone: '(19) 98812-4406',
      course_id: 'bacharelado-engenharia-de-alimentos',
      semester: 7,
      skills: ['boas-praticas-de-fabricacao-bpf', 'analise-sensorial'],
      english: 'advanced',
      at: CAMPINAS,
      summary:
        'Sou monitora de análise sensorial e já acompanhei testes de validade em uma ' +
        'queijaria-escola. Anoto tudo, duvido do primeiro resultado e repito até ter certeza.',
    }),
    applies: {
      to: FOOD,
      days_ago: 2.5,
      moved: ['screening', 'interview', 'offer'],
      stars: 5,
      tags: ['indicação'],
      answers: {
        manha: 'sim',
        laboratorio: 'sim',
        qual: 'Preparava painéis de análise sensorial e anotava o que cada provador dizia.',
        tecnicas: ['sensorial', 'validade'],
        ingles: 5,
      },
    },
  },
  {
    name: 'Davi Noronha Prates',
    email: 'davi.prates@candidatos.example',
    profile: profile(year, {
      born: `19/06/${year - 21}`,
      phone: '(11) 98812-4407',
      course_id: 'bacharelado-engenharia-de-alimentos',
      semester: 5,
      skills: ['controle-de-qualidade'],
      english: 'beginner',
      at: SAO_PAULO,
      summary:
        'Estudo Engenharia de Alimentos e faço iniciação científica com fermentação natural. Gosto de ' +
        'laboratório limpo, de rótulo honesto e de explicar um processo para quem não é da área.',
    }),
    applies: {
      to: FOOD,
      days_ago: 2,
      message: 'Meu inglês ainda é básico, mas leio fichas técnicas com dicionário e estou em um curso.',
      answers: { manha: 'sim', laboratorio: 'nao', tecnicas: ['microbiologia'], ingles: 2 },
    },
  },
  {
    name: 'Nair Quintela Rosa',
    email: 'nair.rosa@candidatos.example',
    profile: profile(year, {
      born: `02/03/${year - 34}`,
      phone: '(11) 98812-4408',
      skills: ['confeitaria'],
      at: SAO_PAULO,
      summary:
        'Faço bolos e doces finos por encomenda há oito anos e quero voltar a trabalhar em equipe. Sei ' +
        'produzir em quantidade sem perder o acabamento, e ensino com gosto quem está começando.',
    }),
    applies: { to: PASTRY, days_ago: 6, moved: ['screening'] },
  },
]

export const LIA_APPLIES: Applies[] = [
  {
    to: 'Estágio em Análise de Dados',
    days_ago: 1,
    message: 'Organizei os dados de doze projetos na empresa júnior e gostaria de fazer isso o dia inteiro.',
  },
  {
    to: MARKETING,
    days_ago: 0.5,
    moved: ['screening', 'interview'],
    message: 'Gosto de números e de histórias: marketing é onde os dois se encontram.',
  },
]
export const TIAGO_APPLIES: Applies[] = [{ to: 'Programa de Trainee em Tecnologia', days_ago: 3 }]
