import assert from 'node:assert/strict'
import { test } from 'node:test'
import { beginTwoFactor } from '#features/accounts/wire/two-factor.ts'
import { openApp } from '#test/support/app.ts'
import { codeAt } from '#test/support/outside/authenticator.ts'
import { enter, newCandidate, PASSWORD, refusal } from '#test/support/candidate.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { cpfNumber, profiles } from '#test/support/profile.ts'
import { updateProfile } from '../../wire/profile.ts'

const app = await openApp()
const { save, mine } = profiles(app)

test('changing e-mail or password asks who is at the keyboard, and both come or none', async () => {
  const { token, email, ...user } = await newCandidate(app)
  const other = `novo.${email}`
  const asked = await refusal(save(token, { email: other }))
  assert.deepEqual(asked.body.errors, { current_password: ['Não pode ficar em branco'] })
  assert.deepEqual((await refusal(save(token, { email: other, current_password: 'Errada@2026' }))).body.errors, {
    current_password: ['Senha atual incorreta.'],
  })
  const mixed = await refusal(
    save(token, {
      password: 'Nova@20267',
      current_password: PASSWORD,
      university_id: 999_999_999,
      not_in_university: true,
    }),
  )
  assert.deepEqual(mixed.body.errors, { university_id: ['Escolha uma opção da lista'] })
  const saved = await save(token, { email, password: '', motivations: 'Sem trocar nada' })
  assert.equal(saved.motivations, 'Sem trocar nada')
  await save(token, {
    email: other,
    password: 'Nova@20267',
    password_confirmation: 'Nova@20267',
    current_password: user.password,
  })
  assert.equal((await mine(token)).email, email)
  assert.equal((await lettersTo(app, other))[0]!.subject, 'Confirme seu e-mail')
  assert.equal((await enter(app, { email, password: 'Nova@20267' })).user_type, 'User')
})

test('a save that is refused turns nothing on and loses no codes; one that stands brings them, once', async () => {
  const [ana, bia] = [await newCandidate(app), await newCandidate(app)]
  const cpf = cpfNumber()
  await save(ana.token, { cpf })
  const { secret } = (await app.call(beginTwoFactor, {}, bia.token)).data.attributes
  const turn = (more: object) =>
    app.call(
      updateProfile,
      {
        user: {
          user_info_attributes: {
            otp_required_for_login: true,
            current_password: PASSWORD,
            otp: codeAt(secret, Date.now()),
            ...more,
          },
        },
      },
      bia.token,
    )
  assert.deepEqual(Object.keys((await refusal(turn({ cpf }))).body.errors!), ['cpf'])
  assert.equal((await mine(bia.token)).otp_required_for_login, false)
  const { data, recovery_codes } = await turn({ motivations: 'Com duas etapas' })
  assert.deepEqual(
    [data.attributes.otp_required_for_login, data.attributes.motivations, recovery_codes?.length],
    [true, 'Com duas etapas', 10],
  )
  const other = {
    password: 'Nova@20267',
    password_confirmation: 'Nova@20267',
    current_password: PASSWORD,
    otp: recovery_codes![0]!,
  }
  assert.deepEqual(Object.keys((await refusal(save(bia.token, { ...other, cpf }))).body.errors!), ['cpf'])
  await save(bia.token, other)
  const off = await app.call(
    updateProfile,
    {
      user: {
        user_info_attributes: {
          otp_required_for_login: false,
          current_password: 'Nova@20267',
          otp: recovery_codes![1]!,
        },
      },
    },
    bia.token,
  )
  assert.deepEqual([off.data.attributes.otp_required_for_login, off.recovery_codes], [false, undefined])
})

test('two-factor turns by its own codes, and never together with another change', async () => {
  const { token } = await newCandidate(app)
  assert.deepEqual((await refusal(save(token, { otp_required_for_login: true }))).body.errors, {
    current_password: ['Não pode ficar em branco'],
  })
  assert.deepEqual(
    (await refusal(save(token, { otp_required_for_login: true, current_password: PASSWORD }))).body.errors,
    { otp: ['Não pode ficar em branco'] },
  )
  assert.deepEqual(
    Object.keys(
      (await refusal(save(token, { otp_required_for_login: true, email: 'x@y.example', current_password: PASSWORD })))
        .body.errors!,
    ),
    ['otp_required_for_login'],
  )
  assert.equal(
    (await refusal(save(token, { otp_required_for_login: true, current_password: PASSWORD, otp: '123456' }))).status,
    409,
  )
  assert.equal((await save(token, { otp_required_for_login: false, motivations: 'x' })).otp_required_for_login, false)
})
