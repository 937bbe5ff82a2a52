import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { keyOf } from '#web/calls/answer.ts'
import { call } from '#web/calls/api.ts'
import { NewPasswordFields } from '#web/form/passwords/new-password-fields.tsx'
import { alert } from '#web/ui/alerts/alert.ts'
import { newPassword, PASSWORD_HINT, sameTwice } from '#wire/person/password.ts'
import { changeLogin } from '../../wire/logins.ts'
import { listSessions } from '../../wire/sessions.ts'
import { ProofForm } from './proof-form.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useOwnLogin } from '../use-own-login.ts'

const schema = z
  .object({
    password: newPassword,
    password_confirmation: z.string().check(z.minLength(1)),
    current_password: z.string().check(z.minLength(1)),
    otp: z.string(),
  })
  .check(sameTwice())

export function PasswordSection() {
  const { login } = useOwnLogin()
  const client = useQueryClient()
  if (!login) return null
  return (
    <SettingsSection title="Senha" lead="A troca encerra as suas outras sessões.">
      <ProofForm
        schema={schema}
        empty={{ password: '', password_confirmation: '', current_password: '', otp: '' }}
        root="login"
        withCode={login.otp_required_for_login}
        submit="Trocar senha"
        send={async ({ otp, ...change }) => {
          await call(changeLogin, { login: { ...change, ...(otp && { otp }) } })
          alert({ kind: 'success', title: 'Tudo certo!', text: 'Sua senha foi trocada.' })
          await client.invalidateQueries({ queryKey: keyOf(listSessions, {}) })
        }}
      >
        <NewPasswordFields
          password="password"
          confirmation="password_confirmation"
          hint={PASSWORD_HINT}
          labels={{ password: 'Nova senha', confirmation: 'Confirmação da nova senha' }}
        />
      </ProofForm>
    </SettingsSection>
  )
}
