// What each dialog of the read view carries, and what the wizard shows besides.
import type { AskedField, FieldName } from './field-list.ts'

const optional = (...names: FieldName[]): AskedField[] => names.map((name) => ({ name, required: false }))
const needed = (...names: FieldName[]): AskedField[] => names.map((name) => ({ name, required: true }))
const unlessCandidature = (...names: FieldName[]): AskedField[] =>
  names.map((name) => ({ name, required: 'unless_candidature' }))

export type Section = { title: string; fields: readonly AskedField[] }

export const SECTIONS = {
  summary: {
    title: 'Sobre mim',
    fields: [
      ...needed('full_name'),
      ...optional(
        'social_name',
        'working',
        'summary',
        'portfolios',
        'job_interests',
        'sub_areas',
        'interesting_fact',
        'motivations',
        'hobbies',
      ),
    ],
  },
  experiences: { title: 'Experiências e interesses', fields: optional('interests', 'experiences') },
  softwares: { title: 'Programas e ferramentas', fields: optional('user_softwares') },
  academic: {
    title: 'Formação acadêmica',
    fields: [
      ...needed('university_id', 'course_id'),
      ...optional(
        'course_situation',
        'period',
        'course_start_date',
        'formation_date',
        'current_semester',
        'academic_entities',
      ),
    ],
  },
  education: { title: 'Cursos complementares', fields: optional('education') },
  certifications: { title: 'Competências e conhecimentos', fields: optional('abilities', 'skills') },
  internship: {
    title: 'Dados para o estágio',
    fields: optional('internship_type', 'matriculation', 'rg_state_id', 'study_schedule'),
  },
  infos: {
    title: 'Dados pessoais',
    fields: optional(
      'avatar',
      'cpf',
      'rg',
      'date_of_birth',
      'mother_name',
      'sex',
      'gender_id',
      'ethnicity_id',
      'nationality_id',
      'marital_status',
      'sexual_orientation',
      'expected_salary',
      'address',
      'disabilities',
    ),
  },
  contact: {
    title: 'Contato e redes sociais',
    fields: [
      ...needed('email', 'cellphone'),
      ...optional('institutional_email'),
      ...unlessCandidature('phone'),
      ...optional('message_phone', 'authorize_whatsapp', 'skype', 'facebook', 'linkedin', 'instagram'),
    ],
  },
  languages: { title: 'Idiomas', fields: unlessCandidature('user_languages') },

  basic: {
    title: 'Dados básicos',
    fields: [
      ...needed('full_name'),
      ...optional('social_name'),
      ...needed('cpf', 'date_of_birth', 'cellphone'),
      ...optional('authorize_whatsapp'),
    ],
  },
  personal: {
    title: 'Mais sobre você',
    fields: optional(
      'rg',
      'rg_state_id',
      'mother_name',
      'nationality_id',
      'sex',
      'gender_id',
      'ethnicity_id',
      'marital_status',
      'sexual_orientation',
      'disabilities',
    ),
  },
  studies: { title: 'Formação', fields: [...needed('academic'), ...optional('institutional_email')] },
  address: { title: 'Endereço', fields: needed('address') },
  schedule: { title: 'Horário de estudos', fields: needed('study_schedule') },
  knowledge: { title: 'Conhecimentos', fields: optional('skills', 'user_softwares', 'abilities') },
  interests: { title: 'Interesses', fields: optional('job_interests', 'sub_areas', 'interests') },
  photo: { title: 'Foto', fields: optional('avatar') },
  resume: { title: 'Currículo em PDF', fields: optional('curriculum_vitae') },
  about: { title: 'Resumo', fields: optional('summary', 'working', 'expected_salary', 'portfolios') },
  extras: { title: 'Extras', fields: optional('motivations', 'interesting_fact', 'hobbies') },
  privacy: { title: 'Privacidade', fields: optional('visible_sections', 'auto_enroll', 'authorize_whatsapp') },
  two_factor: { title: 'Verificação em duas etapas', fields: optional('otp_required_for_login') },
  password: { title: 'Senha', fields: needed('password') },
} as const satisfies Record<string, Section>
export type SectionName = keyof typeof SECTIONS
