// Every field that a profile form can be asked for, by the name that sections and later candidatures call it.
import type { ProfileKey } from './profile-values.ts'

/** Which chunk of code draws it: a page pays only for the groups that it shows. */
export type Group =
  | 'personal'
  | 'contact'
  | 'account'
  | 'academic'
  | 'schedule'
  | 'address'
  | 'experiences'
  | 'educations'
  | 'levels'
  | 'disabilities'
  | 'choices'
  | 'story'
  | 'files'
  | 'privacy'

type Field = {
  label: string
  group: Group
  /** What it writes; what it may ask besides, such as the current password, stands there too. */
  keys: readonly ProfileKey[]
  /** Half a row on wide screens. */
  half?: true
}
const plain = <K extends ProfileKey>(group: Group, key: K, label: string, half = true) =>
  ({ [key]: { label, group, keys: [key], ...(half && { half: true }) } }) as unknown as Record<K, Field>
const list = (group: Group, key: ProfileKey, label: string): Field => ({ label, group, keys: [key] })

const PROOF = ['current_password', 'otp'] as const
/** One block: an education is right or wrong as a whole. */
export const ACADEMIC_KEYS = [
  'not_in_university',
  'main_education_type',
  'main_education_status',
  'university_id',
  'course_id',
  'ies_education_type',
  'ies_period',
  'current_semester',
  'course_start_date',
  'formation_date',
] as const satisfies readonly ProfileKey[]
const academic = (label: string, ...more: ProfileKey[]): Field => ({
  label,
  group: 'academic',
  keys: [...ACADEMIC_KEYS, ...more],
})

export const FIELDS = {
  ...plain('personal', 'full_name', 'Nome completo'),
  ...plain('personal', 'social_name', 'Nome social'),
  ...plain('personal', 'cpf', 'CPF'),
  ...plain('personal', 'date_of_birth', 'Data de nascimento'),
  ...plain('personal', 'rg', 'RG'),
  ...plain('personal', 'rg_state_id', 'Estado de emissão do RG'),
  ...plain('personal', 'mother_name', 'Nome da mãe'),
  ...plain('personal', 'nationality_id', 'Nacionalidade'),
  ...plain('personal', 'sex', 'Sexo'),
  ...plain('personal', 'gender_id', 'Identidade de gênero'),
  ...plain('personal', 'ethnicity_id', 'Raça ou cor'),
  ...plain('personal', 'marital_status', 'Estado civil'),
  ...plain('personal', 'sexual_orientation', 'Orientação sexual'),
  ...plain('personal', 'internship_type', 'Modalidade do Estágio'),
  email: { label: 'E-mail', group: 'account', keys: ['email', ...PROOF] },
  password: { label: 'Senha', group: 'account', keys: ['password', 'password_confirmation', ...PROOF] },
  otp_required_for_login: {
    label: 'Verificação em duas etapas',
    group: 'account',
    keys: ['otp_required_for_login', ...PROOF],
  },
  ...plain('contact', 'institutional_email', 'E-mail institucional'),
  ...plain('contact', 'cellphone', 'Celular'),
  ...plain('contact', 'phone', 'Telefone'),
  ...plain('contact', 'message_phone', 'Telefone para recados'),
  ...plain('contact', 'authorize_whatsapp', 'Contato por WhatsApp', false),
  ...plain('contact', 'linkedin', 'LinkedIn'),
  ...plain('contact', 'instagram', 'Instagram'),
  ...plain('contact', 'facebook', 'Facebook'),
  ...plain('contact', 'skype', 'Skype'),
  academic: academic('Formação', 'course_situation', 'period', 'matriculation'),
  not_in_university: academic('Estudo em universidade'),
  main_education_type: academic('Nível de ensino'),
  main_education_status: academic('Situação da formação'),
  university_id: academic('Instituição de ensino'),
  course_id: academic('Curso'),
  ies_education_type: academic('Grau'),
  ies_period: academic('Período letivo'),
  current_semester: academic('Período letivo atual'),
  course_start_date: academic('Início do curso'),
  formation_date: academic('Formação (ou previsão)'),
  course_situation: academic('Situação do curso', 'course_situation'),
  period: academic('Turno', 'period'),
  ...plain('academic', 'matriculation', 'Matrícula'),
  study_schedule: list('schedule', 'study_schedule_attributes', 'Horário de estudos'),
  address: list('address', 'address_attributes', 'Endereço'),
  experiences: list('experiences', 'experiences_attributes', 'Experiências'),
  education: list('educations', 'educations_attributes', 'Cursos complementares'),
  user_softwares: list('levels', 'user_softwares_attributes', 'Programas e ferramentas'),
  user_languages: list('levels', 'user_languages_attributes', 'Idiomas'),
  disabilities: { label: 'Deficiência', group: 'disabilities', keys: ['disability', 'disabilities_attributes'] },
  job_interests: list('choices', 'job_interests', 'Áreas de interesse profissional'),
  sub_areas: list('choices', 'sub_area_ids', 'Subáreas de interesse'),
  interests: list('choices', 'interests', 'Interesses pessoais'),
  skills: list('choices', 'skill_ids', 'Conhecimentos'),
  abilities: list('choices', 'ability_ids', 'Competências comportamentais'),
  academic_entities: list('choices', 'academic_entity_ids', 'Entidades acadêmicas'),
  ...plain('story', 'working', 'Está trabalhando?'),
  ...plain('story', 'expected_salary', 'Pretensão salarial'),
  ...plain('story', 'summary', 'Resumo', false),
  ...plain('story', 'interesting_fact', 'Um fato interessante', false),
  ...plain('story', 'motivations', 'Motivações', false),
  ...plain('story', 'portfolios', 'Portfólios', false),
  ...plain('story', 'hobbies', 'Hobbies', false),
  avatar: { label: 'Foto', group: 'files', keys: ['avatar', 'avatar_destroy'] },
  curriculum_vitae: {
    label: 'Currículo em PDF',
    group: 'files',
    keys: ['curriculum_vitae', 'curriculum_vitae_destroy'],
  },
  ...plain('privacy', 'visible_sections', 'O que as empresas veem', false),
  ...plain('privacy', 'auto_enroll', 'Pré-seleção para vagas', false),
} satisfies Record<string, Field>
export type FieldName = keyof typeof FIELDS

export const fieldOf = (name: FieldName): Field => FIELDS[name]
export type AskedField = { name: FieldName; required: boolean | 'unless_candidature' }
/** An internship's candidature asks for an enrolment, besides. */
export type FormMode = 'full' | 'candidature' | 'internship'
export const isRequired = ({ required }: AskedField, mode: FormMode) =>
  required === 'unless_candidature' ? mode === 'full' : required

/** The names that are drawn together: each of them brings what an education needs to be right. */
export const ACADEMIC_BLOCK: ReadonlySet<FieldName> = new Set(
  (Object.keys(FIELDS) as FieldName[]).filter((name) => fieldOf(name).keys.length >= ACADEMIC_KEYS.length),
)

/** Once told they are never blank again: who corrects one of them is not told that it is optional. */
const NEVER_BLANK: ReadonlySet<FieldName> = new Set<FieldName>(['cpf', 'date_of_birth', 'cellphone'])
export const asTold = (
  fields: readonly AskedField[],
  profile: Partial<Record<FieldName, unknown>>,
): readonly AskedField[] =>
  fields.map((field) => (NEVER_BLANK.has(field.name) && profile[field.name] ? { ...field, required: true } : field))
