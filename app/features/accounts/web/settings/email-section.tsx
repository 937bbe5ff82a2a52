import * as z from 'zod/mini'
import { call } from '#web/calls/api.ts'
import { TextField } from '#web/form/text/text-field.tsx'
import { alert } from '#web/ui/alerts/alert.ts'
import { email } from '#wire/person/email.ts'
import { changeLogin } from '../../wire/logins.ts'
import { ProofForm } from './proof-form.tsx'
import { ResendConfirmation } from '../resend-confirmation.tsx'
import { SettingsSection } from './settings-section.tsx'
import styles from './settings.module.css'
import { useOwnLogin } from '../use-own-login.ts'

const schema = z.object({ email, current_password: z.string().check(z.minLength(1)), otp: z.string() })

/** The new address counts once its owner follows the link. */
export function EmailSection() {
  const { login, refresh } = useOwnLogin()
  if (!login) return null
  const waiting = login.new_email ?? (login.email_confirmed ? undefined : login.email)
  return (
    <SettingsSection title="E-mail" lead={`Você entra com ${login.email}.`}>
      {waiting && (
        <div className={styles.waiting}>
          <span>
            Enviamos um link de confirmação para <strong>{waiting}</strong>.
          </span>
          <ResendConfirmation />
        </div>
      )}
      <ProofForm
        schema={schema}
        empty={{ email: '', current_password: '', otp: '' }}
        root="login"
        withCode={login.otp_required_for_login}
        submit="Trocar e-mail"
        send={async ({ otp, ...change }) => {
          const { new_email } = (await call(changeLogin, { login: { ...change, ...(otp && { otp }) } })).data.attributes
          await refresh()
          const text = new_email
            ? `Enviamos um link para ${new_email}. O novo e-mail vale depois que você o confirmar.`
            : `O pedido de troca foi desfeito. Você continua com ${login.email}.`
          alert({ kind: 'success', title: 'Tudo certo!', text })
        }}
      >
        <TextField
          name="email"
          label="Novo e-mail"
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </ProofForm>
    </SettingsSection>
  )
}
