// A candidate's profile for its owner.
import { showAttributes, updateProfile } from '#features/candidates/wire/profile.ts'
import { VISIBLE_SECTIONS, type VisibleSection } from '#features/candidates/wire/enumerations.ts'
import type { Sent } from '#wire/endpoint.ts'
import type { TestApp } from './app.ts'

export type ProfileSent = Sent<typeof updateProfile>['user']['user_info_attributes']

export const profiles = (app: TestApp) => ({
  save: async (token: string, user_info_attributes: ProfileSent) =>
    (await app.call(updateProfile, { user: { user_info_attributes } }, token)).data.attributes,
  mine: async (token: string) => (await app.call(showAttributes, {}, token)).data.attributes,
})

export const ALL_SECTIONS = Object.keys(VISIBLE_SECTIONS) as VisibleSection[]

let made = 200_000_000
/** Valid, and another one each time. */
export function cpfNumber(): string {
  const digits = String((made += 7_919))
    .padStart(9, '1')
    .split('')
    .map(Number)
  for (const length of [9, 10]) {
    const rest = digits.slice(0, length).reduce((sum, digit, i) => sum + digit * (length + 1 - i), 0) % 11
    digits.push(rest < 2 ? 0 : 11 - rest)
  }
  return digits.join('').replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')
}

const SUMMARY =
  'Estudante de Sistemas de Informação que gosta de entender como as coisas ' +
  'funcionam, de escrever bem e de trabalhar em grupo.'

/** All text fields of the profile, valid. */
export const wholeProfile = (changes: ProfileSent = {}): ProfileSent => ({
  full_name: 'Lia Barbosa Nogueira',
  social_name: 'Lia Nogueira',
  mother_name: 'Rosa Barbosa',
  cpf: cpfNumber(),
  rg: '12.345.678-9',
  rg_state_id: 'MG',
  date_of_birth: '03/05/2004',
  sex: 'female',
  gender_id: 'cis_woman',
  ethnicity_id: 'brown',
  nationality_id: 'BR',
  marital_status: 'single',
  sexual_orientation: 'pansexual',
  cellphone: '(31) 98765-4321',
  phone: '(31) 3234-5678',
  message_phone: '(31) 98765-1111',
  authorize_whatsapp: true,
  auto_enroll: true,
  working: false,
  disability: true,
  disabilities_attributes: [{ disability_type_id: 'hearing', description: 'Uso aparelho no ouvido esquerdo' }],
  expected_salary: '1500.00',
  summary: SUMMARY,
  interesting_fact: 'Já montei um rádio com peças achadas',
  motivations: 'Aprender com gente boa',
  hobbies: ['Violão', 'Corrida'],
  portfolios: ['https://lia.example/obras'],
  facebook: 'facebook.com/lia',
  instagram: '@lia',
  linkedin: 'https://www.linkedin.com/in/lia',
  skype: 'lia.nogueira',
  job_interests: ['administracao'],
  interests: ['cinema'],
  skill_ids: ['5s', 'acessibilidade-digital'],
  ability_ids: ['autonomia'],
  academic_entity_ids: ['atletica'],
  sub_area_ids: ['administracao.qualidade'],
  main_education_type: 'high_school',
  main_education_status: 'studying',
  course_situation: 'studying',
  not_in_university: true,
  matriculation: '2023-0042',
  ies_period: 'year',
  period: 'nocturnal',
  course_start_date: '02/2023',
  visible_sections: [
    'photo',
    'about',
    'education',
    'experiences',
    'knowledge',
    'languages',
    'networks',
    'city',
    'contact',
  ],
  educations_attributes: [
    {
      education_type_id: 'free_course',
      institution_name: 'Escola Aberta',
      course_name: 'Fotografia',
      duration: 'short',
    },
  ],
  experiences_attributes: [
    {
      company: 'Padaria Boa',
      job: 'Atendente',
      level: 'effective_work',
      description: 'Balcão',
      start_date: '01/2022',
      end_date: '12/2022',
    },
  ],
  user_softwares_attributes: [{ software_id: 'abap', level: 'beginner' }],
  user_languages_attributes: [{ language_id: 'en', level: 'advanced' }],
  address_attributes: {
    zipcode: '30130-010',
    street: 'Avenida Afonso Pena',
    number: '1500',
    complement: 'apto 2',
    neighborhood: 'Centro',
    state_id: 'MG',
    city_id: 3106200,
    country_id: 'BR',
  },
  study_schedule_attributes: {
    schedule_type: 'default',
    days_attributes: [{ day_of_week: 0, available: true, hours_attributes: [{ from: '19:00', to: '22:30' }] }],
  },
  ...changes,
})
