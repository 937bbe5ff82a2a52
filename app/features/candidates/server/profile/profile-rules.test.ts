// Every rule of the profile's forms with its sentence: on the wire's schemas, and through the API.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as z from 'zod/mini'
import { openApp } from '#test/support/app.ts'
import { newCandidate, refusal } from '#test/support/candidate.ts'
import { profiles, type ProfileSent } from '#test/support/profile.ts'
import { inWords } from '#wire/text/sentences.ts'
import { profileForm } from '../../wire/profile.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const { save } = profiles(app)
app.at('2026-11-23T12:00:00.000Z')

const BLANK = 'Não pode ficar em branco'
const MONTH = 'Não segue o padrão MM/AAAA ou não é uma data válida'
const DATE = 'Não segue o padrão DD/MM/AAAA ou não é uma data válida'
const OPTION = 'Escolha uma opção da lista'
const REASON = 'Precisa ter ao menos 60 caracteres'
const experience = { company: 'Aurora', job: 'Estágio', level: 'intern', start_date: '02/2023', end_date: '03/2024' }
const address = {
  zipcode: '30130-010',
  street: 'Rua A',
  number: '10',
  neighborhood: 'Centro',
  state_id: 'MG',
  city_id: 3106200,
  country_id: 'BR',
}
const day = { day_of_week: 0, available: true, hours_attributes: [{ from: '08:00', to: '12:00' }] }
const schedule = (more: object) => ({
  study_schedule_attributes: { schedule_type: 'default', days_attributes: [day], ...more },
})

type Rule = [what: string, sent: object, errors: Record<string, string>]

const SHAPES: Rule[] = [
  ['full name', { full_name: ' ' }, { full_name: BLANK }],
  ['full name with digits', { full_name: 'Lia 2' }, { full_name: 'Informe seu nome só com letras' }],
  ['CPF, blank', { cpf: '' }, { cpf: BLANK }],
  ['CPF, short', { cpf: '529.982.247-2' }, { cpf: 'CPF inválido' }],
  ['CPF, without its mask', { cpf: '52998224725' }, { cpf: 'CPF inválido' }],
  ['CPF, wrong digits', { cpf: '529.982.247-24' }, { cpf: 'CPF inválido' }],
  ['birth, no such day', { date_of_birth: '31/02/2004' }, { date_of_birth: DATE }],
  ['birth, without slashes', { date_of_birth: '03052004' }, { date_of_birth: DATE }],
  ['birth before 1900', { date_of_birth: '31/12/1899' }, { date_of_birth: DATE }],
  ['birth after 2019', { date_of_birth: '01/01/2020' }, { date_of_birth: DATE }],
  ['birth, blank', { date_of_birth: '' }, { date_of_birth: BLANK }],
  ['e-mail', { email: 'lia@' }, { email: 'E-mail inválido' }],
  ['institutional e-mail', { institutional_email: 'lia@aluno' }, { institutional_email: 'E-mail inválido' }],
  ['cellphone, short', { cellphone: '(31) 9876-543' }, { cellphone: 'Informe o telefone com DDD' }],
  ['cellphone, blank', { cellphone: '' }, { cellphone: BLANK }],
  ['phone', { phone: '3234-5678' }, { phone: 'Informe o telefone com DDD' }],
  ['message phone', { message_phone: 'x' }, { message_phone: 'Informe o telefone com DDD' }],
  ['salary', { expected_salary: '1.234,50' }, { expected_salary: 'Informe um valor em reais, como 1.234,56' }],
  ['salary, negative', { expected_salary: '-1.00' }, { expected_salary: 'Informe um valor em reais, como 1.234,56' }],
  ['summary of 99', { summary: 'a'.repeat(99) }, { summary: 'Precisa ter ao menos 100 caracteres' }],
  ['summary of 4001', { summary: 'a'.repeat(4001) }, { summary: 'Pode ter no máximo 4000 caracteres' }],
  ['social name of 121', { social_name: 'a'.repeat(121) }, { social_name: 'Pode ter no máximo 120 caracteres' }],
  [
    'link of 301',
    { linkedin: `https://x.example/${'a'.repeat(300)}` },
    { linkedin: 'Pode ter no máximo 300 caracteres' },
  ],
  ['phone of 20', { phone: '(31) 9876-543210000' }, { phone: 'Informe o telefone com DDD' }],
  [
    'portfolio',
    { portfolios: ['meu portfolio'] },
    { 'portfolios[0]': 'Informe o link completo, como https://meuportfolio.com.br' },
  ],
  ['portfolio, blank', { portfolios: ['https://a.example', ''] }, { 'portfolios[1]': BLANK }],
  ['marital status', { marital_status: 'together' }, { marital_status: OPTION }],
  ['orientation', { sexual_orientation: 'x' }, { sexual_orientation: OPTION }],
  ['study period', { period: 'dawn' }, { period: OPTION }],
  ['password', { password: 'fraca' }, { password: 'A senha digitada não atende aos requisitos mínimos.' }],
  [
    'confirmation',
    { password: 'Ponte@2027', password_confirmation: 'Ponte@2028' },
    { password_confirmation: 'As senhas não coincidem. Por favor, tente novamente.' },
  ],
  ['course start', { course_start_date: '13/2023' }, { course_start_date: MONTH }],
  ['formation', { formation_date: '1/2023' }, { formation_date: MONTH }],
  [
    'experience, blank',
    { experiences_attributes: [{ ...experience, company: '', job: ' ' }] },
    { 'experiences[0].company': BLANK, 'experiences[0].job': BLANK },
  ],
  [
    'experience, all blank',
    { experiences_attributes: [{ company: '', job: '', level: '' as never, start_date: '', end_date: '' }] },
    Object.fromEntries(
      ['company', 'job', 'level', 'start_date', 'end_date'].map((name) => [`experiences[0].${name}`, BLANK]),
    ),
  ],
  [
    'experience, start',
    { experiences_attributes: [{ ...experience, start_date: '02/1899' }] },
    { 'experiences[0].start_date': MONTH },
  ],
  [
    'experience, start, blank',
    { experiences_attributes: [{ ...experience, start_date: '' }] },
    { 'experiences[0].start_date': BLANK },
  ],
  [
    'experience, end',
    { experiences_attributes: [{ ...experience, end_date: '02/2100' }] },
    { 'experiences[0].end_date': MONTH },
  ],
  [
    'experience, no end',
    { experiences_attributes: [{ ...experience, end_date: '' }] },
    { 'experiences[0].end_date': BLANK },
  ],
  [
    'experience, end before start',
    { experiences_attributes: [experience, { ...experience, end_date: '01/2023' }] },
    { 'experiences[1].end_date': 'A data de saída deve ser maior ou igual à de entrada' },
  ],
  [
    'language level',
    { user_languages_attributes: [{ language_id: 'en', level: 'x' }] },
    { 'user_languages[0].level': OPTION },
  ],
  [
    'language level, blank',
    { user_languages_attributes: [{ language_id: 'en', level: '' }] },
    { 'user_languages[0].level': BLANK },
  ],
  [
    'course, blank',
    { educations_attributes: [{ education_type_id: '', institution_name: '', course_name: '', duration: '' }] },
    {
      'educations[0].education_type_id': BLANK,
      'educations[0].institution_name': BLANK,
      'educations[0].course_name': BLANK,
      'educations[0].duration': BLANK,
    },
  ],
  ['zip code', { address_attributes: { ...address, zipcode: '30130010' } }, { 'address.zipcode': 'CEP inválido' }],
  ['house number', { address_attributes: { ...address, number: 's/n' } }, { 'address.number': 'Número inválido' }],
  [
    'address, blank',
    { address_attributes: { ...address, zipcode: '', street: '', number: '', neighborhood: '' } },
    { 'address.zipcode': BLANK, 'address.street': BLANK, 'address.number': BLANK, 'address.neighborhood': BLANK },
  ],
  [
    'reason for no classes, blank',
    schedule({ schedule_type: 'without_class', reason_for_no_classes: '' }),
    { 'study_schedule.reason_for_no_classes': BLANK },
  ],
  [
    'reason for no classes of 59',
    schedule({ schedule_type: 'without_class', reason_for_no_classes: 'a'.repeat(59) }),
    { 'study_schedule.reason_for_no_classes': REASON },
  ],
  [
    'hours',
    schedule({ days_attributes: [{ ...day, hours_attributes: [{ from: '25:00', to: '12:00' }] }] }),
    { 'study_schedule.days[0].hours[0].from': 'Informe um horário entre 00:00 e 23:59' },
  ],
  [
    'hours backwards',
    schedule({ days_attributes: [{ ...day, hours_attributes: [{ from: '12:00', to: '12:00' }] }] }),
    { 'study_schedule.days[0].hours[0].to': 'O fim deve ser depois do início' },
  ],
  [
    'hours that overlap',
    schedule({
      days_attributes: [
        {
          ...day,
          hours_attributes: [
            { from: '08:00', to: '12:00' },
            { from: '11:59', to: '13:00' },
          ],
        },
      ],
    }),
    { 'study_schedule.days[0].hours[1].from': 'Este horário se sobrepõe a outro do mesmo dia' },
  ],
  [
    'day of another type',
    schedule({ days_attributes: [{ ...day, day_of_week: 2 }] }),
    { 'study_schedule.days[0].day_of_week': 'Este dia não é deste tipo de horário' },
  ],
  [
    'no day',
    schedule({ schedule_type: 'custom', days_attributes: [] }),
    { 'study_schedule.days': 'Marque ao menos um dia com aulas' },
  ],
]

const named = (errors: Record<string, string>) =>
  Object.fromEntries(Object.entries(errors).map(([field, words]) => [field, [words]]))

for (const [what, sent, errors] of SHAPES)
  test(`${what}: the schema says so`, () => {
    const { error } = z.safeParse(profileForm, { user: { user_info_attributes: sent } }, { reportInput: true })
    assert.deepEqual(inWords(error?.issues ?? [], ['user', 'user_info_attributes']).errors, named(errors))
  })

test('and so does the API, whole', async () => {
  const { token } = await newCandidate(app)
  for (const [what, sent, errors] of SHAPES) {
    const refused = await refusal(save(token, sent as ProfileSent))
    assert.deepEqual([refused.status, refused.body.errors], [422, named(errors)], what)
  }
})

const ASKED: Rule[] = [
  ['an unknown institution', { university_id: 999_999_999, not_in_university: true }, { university_id: OPTION }],
  ['an unknown course', { course_id: 'x' }, { course_id: OPTION }],
  ['an unknown sex', { sex: 'x' }, { sex: OPTION }],
  ['an unknown ethnicity', { ethnicity_id: 'x' }, { ethnicity_id: OPTION }],
  ['a city of another state', { address_attributes: { ...address, state_id: 'SP' } }, { 'address.city_id': OPTION }],
  [
    'an unknown language',
    { user_languages_attributes: [{ language_id: 'xx', level: 'fluent' }] },
    { 'user_languages[0].language_id': OPTION },
  ],
  ['an unknown ability', { ability_ids: ['autonomia', 'voar'] }, { ability_ids: OPTION }],
  [
    '13 years',
    { date_of_birth: '24/11/2012' },
    {
      date_of_birth: 'É preciso ter ao menos 14 anos: a lei só permite o trabalho de aprendizes a partir dessa idade.',
    },
  ],
  [
    'an experience to come',
    { experiences_attributes: [{ ...experience, start_date: '12/2026', end_date: '01/2099' }] },
    { 'experiences[0].start_date': 'A data de entrada não pode estar no futuro' },
  ],
  [
    'an end to come',
    { experiences_attributes: [experience, { ...experience, end_date: '12/2026' }] },
    {
      'experiences[1].end_date':
        'A data de saída não pode estar no futuro; se você ainda trabalha lá, marque que é o emprego atual',
    },
  ],
  [
    'a lone disability',
    { disabilities_attributes: [{ disability_type_id: 'hearing' }] },
    { disability: 'Marque “Sim (PCD)” para informar deficiências' },
  ],
]

test('what only the database or the day can tell is said on its field', async () => {
  const { token } = await newCandidate(app)
  for (const [what, sent, errors] of ASKED)
    assert.deepEqual((await refusal(save(token, sent as ProfileSent))).body.errors, named(errors), what)
  assert.equal((await save(token, { date_of_birth: '23/11/2012' })).minor, true)
})
