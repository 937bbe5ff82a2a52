// What the invented candidates tell of themselves. Years are counted from the day the demonstration is loaded, so that
// nobody graduates while still studying.
import type { ProfileForm } from '#features/candidates/server/candidates.ts'

type Horizon = { university_id: number; year: number }

const home = { state_id: 'MG', city_id: 3106200, country_id: 'BR' }

export const profilesOf = ({ university_id, year }: Horizon): Record<string, ProfileForm> => ({
  'estudante@demo.test': {
    cpf: '100.007.919-89',
    rg: '18.204.771',
    rg_state_id: 'MG',
    mother_name: 'Rosângela Barbosa Nogueira',
    date_of_birth: `14/03/${year - 21}`,
    sex: 'female',
    gender_id: 'cis_woman',
    ethnicity_id: 'brown',
    nationality_id: 'BR',
    marital_status: 'single',
    disability: false,
    cellphone: '(31) 98714-2290',
    institutional_email: 'lia.nogueira@aluno.horizonte.example',
    authorize_whatsapp: true,
    auto_enroll: true,
    working: false,
    expected_salary: '1400.00',
    summary:
      'Curso Sistemas de Informação e gosto de transformar planilhas confusas em painéis ' +
      'que as pessoas usam. Na empresa júnior, organizei os dados de doze projetos e ' +
      'aprendi a explicar números para quem não é da área.',
    interesting_fact: 'Montei, com meu avô, um relógio de sol que acerta a hora com cinco minutos de erro.',
    motivations:
      'Quero aprender com uma equipe que use dados para decidir, e ver meu trabalho fazer diferença para alguém.',
    hobbies: ['Violão', 'Corrida de rua', 'Quebra-cabeças'],
    portfolios: ['https://lia-nogueira.example/projetos'],
    linkedin: 'https://www.linkedin.com/in/exemplo-lia-nogueira',
    job_interests: ['administracao', 'marketing-e-publicidade'],
    sub_area_ids: ['administracao.gestao-de-processos', 'administracao.qualidade'],
    interests: ['tecnologia', 'musica', 'leitura'],
    skill_ids: ['analise-de-dados', 'atendimento-ao-cliente'],
    ability_ids: ['curiosidade', 'comunicacao_escrita', 'trabalho_em_equipe'],
    academic_entity_ids: ['empresa_junior', 'monitoria'],
    main_education_type: 'college',
    main_education_status: 'studying',
    course_situation: 'studying',
    not_in_university: false,
    university_id,
    course_id: 'bacharelado-sistemas-de-informacao',
    ies_education_type: 'bachelor',
    ies_period: 'semester',
    period: 'nocturnal',
    current_semester: 5,
    matriculation: `${year - 2}0417`,
    course_start_date: `02/${year - 2}`,
    formation_date: `12/${year + 2}`,
    educations_attributes: [
      {
        education_type_id: 'it_course',
        institution_name: 'Escola Livre de Dados',
        course_name: 'Análise de dados com Python',
        duration: 'medium',
      },
    ],
    experiences_attributes: [
      {
        company: 'Ponto Flutuante Júnior',
        job: 'Analista de projetos',
        level: 'junior_enterprise',
        description: 'Levantamento de requisitos com clientes e painéis de acompanhamento para a diretoria.',
        current_job: true,
        start_date: `03/${year - 1}`,
      },
      {
        company: 'Papelaria Tinteiro',
        job: 'Atendente',
        level: 'effective_work',
        description: 'Atendimento no balcão e controle de estoque.',
        start_date: `01/${year - 3}`,
        end_date: `12/${year - 3}`,
      },
    ],
    user_softwares_attributes: [
      { software_id: 'microsoft-excel', level: 'advanced' },
      { software_id: 'power-bi', level: 'intermediate' },
      { software_id: 'python', level: 'intermediate' },
    ],
    user_languages_attributes: [
      { language_id: 'pt', level: 'native' },
      { language_id: 'en', level: 'intermediate' },
    ],
    address_attributes: {
      ...home,
      zipcode: '30130-010',
      street: 'Avenida Afonso Pena',
      number: '1500',
      complement: 'apto 302',
      neighborhood: 'Centro',
    },
    study_schedule_attributes: {
      schedule_type: 'default',
      days_attributes: [{ day_of_week: 0, available: true, hours_attributes: [{ from: '19:00', to: '22:30' }] }],
    },
  },
  'estagiaria@demo.test': {
    cpf: '100.015.838-16',
    date_of_birth: `02/09/${year - 23}`,
    sex: 'female',
    nationality_id: 'BR',
    cellphone: '(31) 99822-6174',
    authorize_whatsapp: false,
    working: true,
    summary:
      'Estudo Administração e estagio em uma indústria de alimentos, onde acompanho ' +
      'contratos de fornecedores. Gosto de processos claros, de reuniões curtas e de ' +
      'conferir duas vezes antes de assinar qualquer coisa.',
    motivations: 'Entender uma empresa por inteiro, da compra da matéria-prima até a entrega.',
    hobbies: ['Cerâmica', 'Trilhas'],
    job_interests: ['administracao'],
    sub_area_ids: ['administracao.gestao-de-contratos'],
    skill_ids: ['redacao-empresarial', 'organizacao-de-arquivos'],
    ability_ids: ['organizacao', 'negociacao'],
    main_education_type: 'college',
    main_education_status: 'studying',
    course_situation: 'studying',
    not_in_university: false,
    university_id,
    course_id: 'bacharelado-administracao',
    ies_education_type: 'bachelor',
    ies_period: 'semester',
    period: 'matutinal',
    current_semester: 7,
    course_start_date: `02/${year - 3}`,
    formation_date: `12/${year + 1}`,
    experiences_attributes: [
      {
        company: 'Aurora Alimentos Artesanais',
        job: 'Estágio em compras',
        level: 'intern',
        description: 'Acompanhamento de contratos e cotações.',
        current_job: true,
        start_date: `01/${year}`,
      },
    ],
    // A name of her own for what the list calls Power BI: the operator sees two proposals.
    user_softwares_attributes: [
      { software_id: 'microsoft-excel', level: 'intermediate' },
      { software_id: 'PowerBI', level: 'beginner' },
    ],
    user_languages_attributes: [
      { language_id: 'pt', level: 'native' },
      { language_id: 'es', level: 'intermediate' },
    ],
    address_attributes: {
      ...home,
      zipcode: '30140-071',
      street: 'Rua da Bahia',
      number: '980',
      neighborhood: 'Lourdes',
    },
    study_schedule_attributes: {
      schedule_type: 'custom',
      days_attributes: [1, 2, 3, 4, 5, 6, 7].map((day_of_week) => ({
        day_of_week,
        available: [2, 3, 4, 6].includes(day_of_week),
        hours_attributes: [{ from: '07:30', to: '11:10' }],
      })),
    },
  },
  'ex-estagiario@demo.test': {
    cpf: '100.023.757-53',
    date_of_birth: `27/06/${year - 25}`,
    sex: 'male',
    nationality_id: 'BR',
    cellphone: '(31) 99105-8837',
    authorize_whatsapp: true,
    auto_enroll: true,
    working: false,
    expected_salary: '3200.00',
    summary:
      'Formado em Design, com dois anos de estágio em identidade visual e materiais para ' +
      'feiras. Desenho primeiro no papel, converso com quem vai usar e só depois abro o ' +
      'computador. Procuro o primeiro trabalho efetivo.',
    interesting_fact: 'Desenhei o cartaz da quadrilha do meu bairro por seis anos seguidos.',
    hobbies: ['Serigrafia', 'Futebol de botão'],
    portfolios: ['https://tiago-menezes.example'],
    instagram: '@tiago.desenha.exemplo',
    job_interests: ['design-e-criacao', 'marketing-e-publicidade'],
    sub_area_ids: ['design-e-criacao.design-grafico', 'marketing-e-publicidade.branding'],
    interests: ['design', 'cinema', 'fotografia'],
    skill_ids: ['design-grafico', 'edicao-de-video', 'Serigrafia artesanal'],
    ability_ids: ['criatividade', 'escuta_ativa'],
    main_education_type: 'college',
    main_education_status: 'completed',
    course_situation: 'graduate',
    not_in_university: false,
    university_id,
    course_id: 'bacharelado-design',
    ies_education_type: 'bachelor',
    ies_period: 'semester',
    period: 'vespertine',
    current_semester: 8,
    course_start_date: `02/${year - 5}`,
    formation_date: `12/${year - 1}`,
    experiences_attributes: [
      {
        company: 'Nimbo Tecnologia',
        job: 'Estágio em design',
        level: 'intern',
        description: 'Identidade visual e estandes de feiras.',
        start_date: `12/${year - 3}`,
        end_date: `11/${year - 1}`,
      },
    ],
    user_softwares_attributes: [
      { software_id: 'figma', level: 'advanced' },
      { software_id: 'adobe-illustrator', level: 'advanced' },
    ],
    user_languages_attributes: [
      { language_id: 'pt', level: 'native' },
      { language_id: 'en', level: 'beginner' },
    ],
    address_attributes: {
      ...home,
      zipcode: '31270-901',
      street: 'Avenida Antônio Carlos',
      number: '6627',
      neighborhood: 'Pampulha',
    },
    study_schedule_attributes: {
      schedule_type: 'without_class',
      reason_for_no_classes:
        'Terminei a graduação no fim do ano passado e, por enquanto, não tenho aulas em nenhum dia.',
    },
  },
})
