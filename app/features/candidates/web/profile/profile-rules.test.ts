import assert from 'node:assert/strict'
import { test } from 'node:test'
import { get } from 'react-hook-form'
import { listErrors } from '#web/form/errors/list-errors.ts'
import { recordResolver } from '#web/record/record-resolver.ts'
import { type Fields, typedOf } from '#wire/record.ts'
import { profileRecord } from '../../wire/profile-record.ts'
import { asTold, type FieldName, type FormMode, keysOfForm } from './field-list.ts'
import { profileRules, type ProfileValues, withoutHidden } from './profile-rules.ts'
import { SECTIONS } from './sections.ts'

type Values = Partial<ProfileValues>
type Options = { required?: boolean | 'unless_candidature'; mode?: FormMode; byLevel?: boolean; names?: string[] }

const recordOf = (names: FieldName[]) =>
  Object.fromEntries(
    keysOfForm(names.map((name) => ({ name, required: false }))).map((key) => [key, profileRecord[key]]),
  ) as Fields
/** The sentence at each path. */
async function wrong(
  names: FieldName[],
  values: object,
  { required = true, mode = 'full', byLevel = false, names: left }: Options = {},
) {
  const fields = names.map((name) => ({ name, required }))
  const rules = { fields, mode, byLevel, now: '11/2026', email: 'lia@exemplo.example', two_factor: false }
  const record = recordOf(names)
  const resolve = recordResolver(
    record,
    (draft) => profileRules(draft as Values, rules),
    () => !left,
  )
  const { errors } = await resolve({ ...typedOf(record), ...values }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
    ...(left && { names: left as never }),
  })
  return Object.fromEntries(listErrors(errors).map(({ name, message }) => [name, message]))
}

const BLANK = 'Não pode ficar em branco'

test('what is required and blank is said, what is optional and blank is not', async () => {
  assert.deepEqual(await wrong(['full_name', 'cpf'], { full_name: ' ', cpf: '' }), { full_name: BLANK, cpf: BLANK })
  assert.deepEqual(await wrong(['cpf', 'summary'], { cpf: '', summary: '' }, { required: false }), {})
})

test('what stands blank is said where a person can see it: in the questions of a block, not on the block', async () => {
  const nothing = { schedule_type: null, reason_for_no_classes: '', days_attributes: [] }
  assert.deepEqual(await wrong(['study_schedule'], { study_schedule_attributes: nothing }), {
    'study_schedule_attributes.schedule_type': BLANK,
  })
  const names = [...SECTIONS.address.fields, ...SECTIONS.schedule.fields, ...SECTIONS.basic.fields].map(
    ({ name }) => name,
  )
  const values = typedOf(recordOf(names))
  for (const path of Object.keys(await wrong(names, values)))
    assert.notEqual(typeof (get(values, path) ?? ''), 'object', path)
})

test('what was told and can never be blank again is asked for, optional or not', async () => {
  const optional = [
    { name: 'cpf', required: false },
    { name: 'rg', required: false },
  ] as const
  assert.deepEqual(
    asTold(optional, { cpf: '111.444.777-35', rg: '1' }).map(({ required }) => required),
    [true, false],
  )
  assert.deepEqual(
    asTold(optional, { cpf: null, rg: null }).map(({ required }) => required),
    [false, false],
  )
})

test('an internship asks who is at no university at what school they are; no other form does', async () => {
  const outside = { not_in_university: true, main_education_type: null }
  assert.deepEqual(await wrong(['academic'], outside, { mode: 'internship' }), { main_education_type: BLANK })
  assert.deepEqual(
    await wrong(['academic'], { ...outside, main_education_type: 'high_school' }, { mode: 'internship' }),
    {},
  )
  for (const mode of ['candidature', 'full'] as const)
    assert.deepEqual(await wrong(['academic'], outside, { mode }), {})
})

test('an education that was begun is asked for whole, though it was optional', async () => {
  const whole = { university_id: BLANK, course_id: BLANK, current_semester: BLANK, formation_date: BLANK }
  const optional = { required: false }
  assert.deepEqual(await wrong(['main_education_type'], { not_in_university: null }, optional), {})
  assert.deepEqual(await wrong(['main_education_type'], { not_in_university: false }, optional), whole)
  assert.deepEqual(await wrong(['main_education_type'], { not_in_university: true }, optional), {})
})

test('a candidature asks neither telephone nor languages', async () => {
  const values = { phone: '', user_languages_attributes: [] }
  const asked = { required: 'unless_candidature' } as const
  assert.deepEqual(await wrong(['phone', 'user_languages'], values, asked), {
    phone: BLANK,
    user_languages_attributes: BLANK,
  })
  assert.deepEqual(await wrong(['phone', 'user_languages'], values, { ...asked, mode: 'candidature' }), {})
})

test('each field says what the wire says', async () => {
  const values = {
    cpf: '111.111.111-11',
    date_of_birth: '01/01/2020',
    summary: 'curto',
    portfolios: ['', 'não é link'],
    expected_salary: '12',
  }
  assert.deepEqual(await wrong(['cpf', 'date_of_birth', 'summary', 'portfolios', 'expected_salary'], values), {
    cpf: 'CPF inválido',
    date_of_birth: 'Não segue o padrão DD/MM/AAAA ou não é uma data válida',
    summary: 'Precisa ter ao menos 100 caracteres',
    'portfolios.1': 'Informe o link completo, como https://meuportfolio.com.br',
    expected_salary: 'Informe um valor em reais, como 1.234,56',
  })
})

const ROW = { job: '', level: null, description: '', current_job: false, start_date: '', end_date: '' }
test('an error of a row stands in its row', async () => {
  const rows = [
    { ...ROW, company: 'Padaria' },
    { company: 'Loja', job: '', level: null, description: '', current_job: false, start_date: '13/2024', end_date: '' },
  ]
  const found = await wrong(['experiences'], { experiences_attributes: rows })
  assert.equal(found['experiences_attributes.0.job'], BLANK)
  assert.equal(found['experiences_attributes.1.job'], BLANK)
  assert.equal(found['experiences_attributes.1.level'], BLANK)
  assert.equal(found['experiences_attributes.1.start_date'], 'Não segue o padrão MM/AAAA ou não é uma data válida')
})

test('a new row shows no errors until one of its fields is left or the form is sent', async () => {
  const values = {
    experiences_attributes: [
      { company: '', job: '', level: null, description: '', current_job: false, start_date: '', end_date: '' },
    ],
  }
  const paths = async (names?: string[]) =>
    Object.keys(await wrong(['experiences'], values, { required: false, ...(names && { names }) }))
  assert.deepEqual(await paths(['experiences_attributes']), [])
  assert.ok((await paths(['experiences_attributes.0.company'])).includes('experiences_attributes.0.company'))
  assert.ok((await paths()).includes('experiences_attributes.0.company'))
})

const STUDENT = {
  not_in_university: false,
  main_education_type: 'college',
  main_education_status: 'studying',
  university_id: 1,
  course_id: 'x',
  ies_education_type: '',
  ies_period: 'semester',
  current_semester: 3,
  course_start_date: '02/2025',
  formation_date: '12/2025',
}

test('an education is right or wrong as a whole, with and without the flag', async () => {
  assert.deepEqual(await wrong(['academic'], STUDENT), {
    formation_date: 'A data de formação deve ser maior ou igual ao mês e ano atual',
  })
  assert.equal((await wrong(['academic'], STUDENT, { byLevel: true }))['ies_education_type'], BLANK)
  assert.deepEqual(
    await wrong(['academic'], {
      ...STUDENT,
      not_in_university: true,
      university_id: null,
      course_id: null,
      formation_date: null,
    }),
    {},
  )
})

test('whether there is a university is asked before anything of one, and a level alone asks nothing', async () => {
  const begun = {
    ...Object.fromEntries(Object.keys(STUDENT).map((key) => [key, null])),
    main_education_type: 'high_school',
  }
  assert.deepEqual(await wrong(['academic'], begun), { not_in_university: BLANK })
  assert.deepEqual(await wrong(['main_education_type'], begun, { required: false }), {})
  assert.deepEqual(
    Object.keys(await wrong(['main_education_type'], { ...begun, not_in_university: false }, { required: false })),
    ['university_id', 'course_id', 'current_semester', 'formation_date'],
  )
})

test('an education that nobody began is not asked where it is optional', async () => {
  const none = Object.fromEntries(Object.keys(STUDENT).map((key) => [key, null])) as Values
  assert.deepEqual(await wrong(['academic'], none, { required: false }), {})
})

test('what an answer hides is emptied', () => {
  const { university_id, current_semester, main_education_type } = withoutHidden(
    { ...STUDENT, not_in_university: true },
    false,
  )
  assert.deepEqual([university_id, current_semester, main_education_type], [null, null, 'college'])
  const { course_id, ies_period } = withoutHidden({ ...(STUDENT as Values), main_education_type: 'high_school' }, true)
  assert.deepEqual([course_id, ies_period], [null, 'semester'])
})

test('leaving a field speaks of that field alone', async () => {
  assert.deepEqual(await wrong(['full_name', 'cpf'], { full_name: '', cpf: '1' }, { names: ['cpf'] }), {
    cpf: 'CPF inválido',
  })
})

test('another e-mail asks the current password, and a password its confirmation', async () => {
  assert.deepEqual(await wrong(['email'], { email: 'LIA@exemplo.example' }), {})
  assert.deepEqual(await wrong(['email'], { email: 'nova@exemplo.example' }), { current_password: BLANK })
  assert.deepEqual(
    await wrong(['password'], { password: 'Ponte@2027', password_confirmation: 'Ponte@2028', current_password: 'x' }),
    { password_confirmation: 'As senhas não coincidem.' },
  )
})

test('two-factor is turned with the password and a code, and left alone with neither', async () => {
  assert.deepEqual(await wrong(['otp_required_for_login'], { otp_required_for_login: false, otp: '' }), {})
  assert.deepEqual(await wrong(['otp_required_for_login'], { otp_required_for_login: true, otp: ' ' }), {
    current_password: BLANK,
    otp: BLANK,
  })
})

test('leaving a field of a row speaks of that row, in its own place', async () => {
  const row = {
    company: 'Loja',
    job: '',
    level: 'intern',
    description: '',
    current_job: false,
    start_date: '01/2024',
    end_date: '13/2024',
  }
  const found = await wrong(
    ['experiences'],
    { experiences_attributes: [{ ...row, company: '' }, row, row] },
    { names: ['experiences_attributes.1.end_date'] },
  )
  assert.deepEqual(
    Object.keys(found).filter((path) => !path.startsWith('experiences_attributes.1.')),
    [],
  )
  assert.ok(found['experiences_attributes.1.end_date'])
})

test('an address that is asked for and not there is wrong in its parts', async () => {
  const found = await wrong(['address'], {
    address_attributes: {
      zipcode: '',
      street: '',
      number: '',
      complement: '',
      neighborhood: '',
      state_id: null,
      city_id: null,
      country_id: 'BR',
    },
  })
  assert.deepEqual(
    Object.keys(found).toSorted(),
    ['city_id', 'neighborhood', 'number', 'state_id', 'street', 'zipcode'].map((part) => `address_attributes.${part}`),
  )
})
