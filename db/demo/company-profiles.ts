// What the demonstration's companies tell of themselves. All of it is invented.
import type { CompanyForm } from '#features/companies/server/companies.ts'
import { branch, companies } from './people.ts'

/** `pictures`: how its files begin, and how many photos it has; `faces` by their place among the testimonials. */
export type Told = {
  cnpj: string
  by: string
  about: CompanyForm
  pictures?: { name: 'aurora' | 'nimbo' | 'jatoba'; photos: number; faces: number }
}

const [aurora, nimbo, jatoba] = companies
const text = (...paragraphs: string[]) => paragraphs.map((one) => `<p>${one}</p>`).join('')
const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
const brasil = { country_id: 'BR' }

export const told: Told[] = [
  {
    cnpj: aurora!.cnpj,
    by: aurora!.manager.email,
    pictures: { name: 'aurora', photos: 10, faces: 2 },
    about: {
      trading_name: 'Aurora Alimentos',
      representative: 'Augusto Ferraz Leme',
      founded_at: 1998,
      employees_number: 240,
      facebook: 'facebook.com/aurora-alimentos-exemplo',
      instagram: '@aurora.alimentos.exemplo',
      linkedin: 'aurora-alimentos-exemplo',
      twitter: '@aurora_exemplo',
      description: text(
        'Começamos em 1998, com um forno a lenha e uma receita de família. Hoje fazemos queijos, doces, ' +
          'pães e conservas em pequenos lotes, com leite e frutas de produtores que conhecemos pelo nome.',
        'São 240 pessoas entre a cozinha de São Paulo, o laboratório de receitas e a ' +
          'filial de Campinas, que cuida da entrega no interior.',
      ),
      why_work:
        text('Aqui quem chega aprende o ofício inteiro, do campo à prateleira.') +
        list(
          'Estágio com supervisora ao lado e plano de atividades combinado no primeiro dia',
          'Horário que respeita as provas da faculdade',
          'Cesta de produtos todo mês, e café da manhã na cozinha',
        ),
      benefits: [
        'meal_allowance',
        'transport_allowance',
        'medical_assistance',
        'dental',
        'life_insurance',
        'discount',
        'flexible_hours',
        'bike_rack',
      ],
      address_attributes: {
        zipcode: '03115-020',
        street: 'Rua da Mooca',
        number: '1215',
        complement: 'Galpão 3',
        neighborhood: 'Mooca',
        state_id: 'SP',
        city_id: 3550308,
        ...brasil,
      },
      show_sub_company: true,
      contributions_attributes: [
        {
          name: 'Silvia Andrade Pires',
          title: 'Coordenadora de produção',
          testimony:
            'Entrei como estagiária em 2009 e já fiz de tudo: massa, forno, qualidade. O que ' +
            'mais gosto é ver quem supervisiono hoje ensinar o próximo.',
        },
        {
          name: 'Rafael Nunes Okada',
          title: 'Analista de recrutamento',
          testimony: 'Ninguém aqui fica sem resposta. Cada pessoa que se candidata ouve de nós, com o motivo.',
        },
      ],
    },
  },
  {
    cnpj: branch.cnpj,
    by: aurora!.manager.email,
    about: {
      trading_name: 'Aurora Campinas',
      founded_at: 2014,
      employees_number: 38,
      description: text('A filial que leva os produtos da Aurora a 62 cidades do interior paulista.'),
      benefits: ['meal_allowance', 'transport_allowance', 'medical_assistance', 'discount'],
      address_attributes: {
        zipcode: '13030-000',
        street: 'Rua São Carlos',
        number: '480',
        complement: null,
        neighborhood: 'Vila Industrial',
        state_id: 'SP',
        city_id: 3509502,
        ...brasil,
      },
    },
  },
  {
    cnpj: nimbo!.cnpj,
    by: nimbo!.manager.email,
    pictures: { name: 'nimbo', photos: 4, faces: 2 },
    about: {
      trading_name: 'Nimbo',
      representative: 'Caetano Vilela Brandt',
      founded_at: 2012,
      employees_number: 118,
      instagram: '@nimbo.tecnologia.exemplo',
      linkedin: 'nimbo-tecnologia-exemplo',
      description: text(
        'A Nimbo mede o tempo onde ele importa: na lavoura. Nossas estações e previsões ' +
          'ajudam cooperativas a plantar, regar e colher na hora certa.',
        'Fazemos o aparelho, o programa e o atendimento, de Florianópolis para 14 estados.',
      ),
      why_work:
        text('Código revisado por gente, não por pressa.') +
        list(
          'Trabalho híbrido, com dois dias no escritório',
          'Uma tarde por semana para estudar',
          'Visita a uma fazenda no primeiro mês: é lá que o produto vive',
        ),
      benefits: [
        'meal_allowance',
        'medical_assistance',
        'dental',
        'home_office_allowance',
        'flexible_hours',
        'language_courses',
        'gym',
        'profit_sharing',
      ],
      address_attributes: {
        zipcode: '88030-000',
        street: 'Rodovia José Carlos Daux',
        number: '600',
        complement: 'Bloco B',
        neighborhood: 'João Paulo',
        state_id: 'SC',
        city_id: 4205407,
        ...brasil,
      },
      contributions_attributes: [
        {
          name: 'Ingrid Salles Moura',
          title: 'Desenvolvedora front-end',
          testimony:
            'No meu segundo mês de estágio, uma tela minha já estava na mão de ' +
            'quem planta. Tive ajuda, e tive confiança.',
        },
        {
          name: 'Davi Lacerda Pinho',
          title: 'Analista de dados',
          testimony: 'Aprendi a dizer “não sei” em voz alta. A resposta costuma ser “vamos descobrir”.',
        },
      ],
    },
  },
  {
    cnpj: jatoba!.cnpj,
    by: jatoba!.manager.email,
    pictures: { name: 'jatoba', photos: 4, faces: 1 },
    about: {
      trading_name: 'Clínica Jatobá',
      representative: 'Helena Macedo Tavares',
      founded_at: 2005,
      employees_number: 64,
      facebook: 'facebook.com/clinica-jatoba-exemplo',
      instagram: '@clinica.jatoba.exemplo',
      description: text(
        'Medicina de família, enfermagem, nutrição, fisioterapia e psicologia na mesma casa, em ' +
          'Belo Horizonte. Cada pessoa tem uma equipe, e a equipe se fala.',
      ),
      why_work: list(
        'Supervisão de perto, uma para cada três estagiários',
        'Reuniões de caso toda quarta-feira, abertas a quem estagia',
        'Jardim e horta cuidados por todos',
      ),
      benefits: ['meal_allowance', 'transport_allowance', 'medical_assistance', 'mental_health', 'parking'],
      address_attributes: {
        zipcode: '30130-000',
        street: 'Rua da Bahia',
        number: '2020',
        complement: null,
        neighborhood: 'Lourdes',
        state_id: 'MG',
        city_id: 3106200,
        ...brasil,
      },
      contributions_attributes: [
        {
          name: 'Noemi Batista Reis',
          title: 'Enfermeira',
          testimony: 'Estagiei aqui e fiquei. Ensinar faz parte do plantão: ninguém aprende sozinho a cuidar.',
        },
      ],
    },
  },
]
