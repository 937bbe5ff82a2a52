// A profile as its forms hold it. A form shows some of the fields; only what was changed travels.
import * as z from 'zod/mini'
import { fileField, pictureField } from '#wire/file-field.ts'
import { moneyFromWire } from '#wire/money.ts'
import { addressField } from '#wire/place/address-field.ts'
import type { Field, Schema } from '#wire/record.ts'
import { sentence } from '#wire/text/sentences.ts'
import { currentPeriodLabel } from './academic-rules.ts'
import {
  COURSE_SITUATIONS,
  MARITAL_STATUSES,
  SEXUAL_ORIENTATIONS,
  STUDY_PERIODS,
  VISIBLE_SECTIONS,
} from './enumerations.ts'
import { accountFields, profileFields } from './profile-fields.ts'
import { disabilities, educations, experiences, languages, softwares } from './profile-rows.ts'
import { scheduleField } from './schedule-field.ts'

const schemas = { ...profileFields, ...accountFields }
type Key = keyof typeof schemas
const ruled = (key: Key) => schemas[key] as unknown as Schema<unknown>
const same = <T>(value: T) => value
type Words = Record<string, string>
const blank = (typed: unknown) => typed === null || typed === undefined || String(typed).trim() === ''

const own = <T>(key: Key, label: string, rest: Partial<Field<unknown, T, unknown, T>> & { blank: T }) =>
  ({
    label,
    control: 'own',
    schema: ruled(key),
    answer: z.unknown() as never,
    toTyped: (answered) => answered ?? rest.blank,
    fromTyped: same,
    toStored: same,
    fromStored: same as never,
    ...rest,
  }) as Field<unknown, T, unknown, T>

/** What is blank and was never told is wrong nowhere; whether it may be blank here, the form says. */
const text = (key: Key, label: string, more: Partial<Field<unknown, string, unknown, string>> = {}) =>
  own<string>(key, label, {
    blank: '',
    fromTyped: (typed) => (blank(typed) ? null : typed),
    compared: (typed) => (blank(typed) ? '' : typed.trim()),
    ...more,
  })
/** Once told it is never blank again. */
const lasting = (key: Key, label: string) =>
  text(key, label, { fromTyped: (typed) => (blank(typed) ? undefined : typed) })
const kind = (key: Key, label: string, of: Words) => text(key, label, { words: (typed) => of[typed] ?? '' })
const choices = (key: Key, label: string, of?: Words) =>
  own<string[]>(key, label, {
    blank: [],
    ...(of && { words: (typed: string[]) => typed.map((one) => of[one] ?? one).join(', ') }),
  })
const answer = (key: Key, label: string, blank: boolean | null = null) => own<boolean | null>(key, label, { blank })
const number = (key: Key, label: string) => own<number | null>(key, label, { blank: null })

const told = (lines: readonly string[]) => lines.map((line) => line.trim()).filter(Boolean)
/** Blank lines travel nowhere; each other one keeps its place. */
const lines = (key: 'hobbies' | 'portfolios', label: string) =>
  own<string[]>(key, label, {
    blank: [],
    schema: z.array(
      z.string().check(({ value, issues }) => {
        if (blank(value)) return
        const { error } = z.safeParse(ruled(key), [value], { reportInput: true })
        if (error) issues.push({ code: 'custom', input: value, message: sentence(error.issues[0]!), continue: true })
      }),
    ),
    compared: told,
    words: (typed) => told(typed).join('; '),
    parts: (typed, _, name) => ({ [name]: told(typed) }),
    of: {},
  })

/** One statement in many fields: it is right or wrong as a whole, and whoever changed it twice is asked once. */
const academic = <T>(field: Field<unknown, T, unknown, T>) => ({ ...field, group: 'Formação' })
const proof = (key: Key, label: string) => lasting(key, label)

export const profileRecord = {
  full_name: lasting('full_name', 'Nome completo'),
  social_name: text('social_name', 'Nome social'),
  cpf: lasting('cpf', 'CPF'),
  date_of_birth: lasting('date_of_birth', 'Data de nascimento'),
  rg: text('rg', 'RG'),
  rg_state_id: text('rg_state_id', 'Estado de emissão do RG'),
  mother_name: text('mother_name', 'Nome da mãe'),
  nationality_id: text('nationality_id', 'Nacionalidade'),
  sex: text('sex', 'Sexo'),
  gender_id: text('gender_id', 'Identidade de gênero'),
  ethnicity_id: text('ethnicity_id', 'Raça ou cor'),
  marital_status: kind('marital_status', 'Estado civil', MARITAL_STATUSES),
  sexual_orientation: kind('sexual_orientation', 'Orientação sexual', SEXUAL_ORIENTATIONS),
  internship_type: text('internship_type', 'Modalidade do Estágio'),
  email: lasting('email', 'E-mail'),
  password: proof('password', 'Senha'),
  password_confirmation: proof('password_confirmation', 'Confirmação da senha'),
  otp_required_for_login: answer('otp_required_for_login', 'Verificação em duas etapas'),
  current_password: proof('current_password', 'Senha atual'),
  otp: proof('otp', 'Código da verificação em duas etapas'),
  institutional_email: text('institutional_email', 'E-mail institucional'),
  cellphone: lasting('cellphone', 'Celular'),
  phone: text('phone', 'Telefone'),
  message_phone: text('message_phone', 'Telefone para recados'),
  authorize_whatsapp: answer('authorize_whatsapp', 'Contato por WhatsApp', false),
  linkedin: text('linkedin', 'LinkedIn'),
  instagram: text('instagram', 'Instagram'),
  facebook: text('facebook', 'Facebook'),
  skype: text('skype', 'Skype'),
  not_in_university: academic({
    ...answer('not_in_university', 'Estudo em universidade'),
    words: (typed) => (typed === null ? '' : typed ? 'Não' : 'Sim'),
  }),
  main_education_type: academic(text('main_education_type', 'Nível de ensino')),
  main_education_status: academic(text('main_education_status', 'Situação da formação')),
  university_id: academic(number('university_id', 'Instituição de ensino')),
  course_id: academic(text('course_id', 'Curso')),
  ies_education_type: academic(text('ies_education_type', 'Grau')),
  ies_period: academic(
    text('ies_period', 'Período letivo', {
      words: (typed) => (typed ? currentPeriodLabel(typed).replace(/ atual$/, '') : ''),
    }),
  ),
  current_semester: academic(number('current_semester', 'Período letivo atual')),
  course_start_date: academic(text('course_start_date', 'Início do curso')),
  formation_date: academic(text('formation_date', 'Formação (ou previsão)')),
  course_situation: kind('course_situation', 'Situação do curso', COURSE_SITUATIONS),
  period: kind('period', 'Turno', STUDY_PERIODS),
  matriculation: text('matriculation', 'Matrícula'),
  study_schedule_attributes: scheduleField('Horário de estudos'),
  address_attributes: addressField('Endereço'),
  experiences_attributes: experiences,
  educations_attributes: educations,
  user_softwares_attributes: softwares,
  user_languages_attributes: languages,
  disability: answer('disability', 'Pessoa com deficiência'),
  disabilities_attributes: disabilities,
  job_interests: choices('job_interests', 'Áreas de interesse profissional'),
  sub_area_ids: choices('sub_area_ids', 'Subáreas de interesse'),
  interests: choices('interests', 'Interesses pessoais'),
  skill_ids: choices('skill_ids', 'Conhecimentos'),
  ability_ids: choices('ability_ids', 'Competências comportamentais'),
  academic_entity_ids: choices('academic_entity_ids', 'Entidades acadêmicas'),
  working: answer('working', 'Está trabalhando?'),
  expected_salary: text('expected_salary', 'Pretensão salarial', {
    words: (typed) => (typed ? `R$ ${moneyFromWire(typed)}` : ''),
  }),
  summary: text('summary', 'Resumo'),
  interesting_fact: text('interesting_fact', 'Um fato interessante'),
  motivations: text('motivations', 'Motivações'),
  portfolios: lines('portfolios', 'Portfólios'),
  hobbies: lines('hobbies', 'Hobbies'),
  avatar: pictureField('Foto'),
  curriculum_vitae: fileField('Currículo em PDF', { optional: true }),
  visible_sections: choices('visible_sections', 'O que as empresas veem', VISIBLE_SECTIONS),
  auto_enroll: answer('auto_enroll', 'Pré-seleção para vagas', false),
}
export type ProfileKey = keyof typeof profileRecord
