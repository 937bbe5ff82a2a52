import { useFormContext, useWatch } from 'react-hook-form'
import { TwoFactorChoice } from '#features/accounts/web/settings/two-factor-choice.tsx'
import { NewPasswordFields } from '#web/form/passwords/new-password-fields.tsx'
import { PasswordField } from '#web/form/passwords/password-field.tsx'
import { TextField } from '#web/form/text/text-field.tsx'
import { PASSWORD_DEMANDS } from '#wire/person/password.ts'
import type { Draft } from './collaborator-draft.ts'
import styles from './collaborators.module.css'
import { type AccountBefore, asksCode, asksProof } from './own-account.ts'

const PROOF = ['current_password', 'otp'] as const
const LABELS = { password: 'Nova senha', confirmation: 'Confirmação da nova senha' }

/** One's own way in; as soon as something of it is to change, the proof is asked for. */
export function OwnAccountFields({ before }: { before: AccountBefore }) {
  const { control } = useFormContext<Draft>()
  const [email, password, otp_required_for_login] = useWatch({
    control,
    name: ['email', 'password', 'otp_required_for_login'],
  })
  const now = { email, password, otp_required_for_login }
  return (
    <section className={styles.card} aria-labelledby="account">
      <h2 id="account">Senha e segurança</h2>
      <p className={styles.muted}>
        Deixe a senha em branco para continuar com a atual. Trocá-la encerra as suas outras sessões.
      </p>
      <NewPasswordFields<Draft>
        password="password"
        confirmation="password_confirmation"
        hint={PASSWORD_DEMANDS}
        labels={LABELS}
        required={false}
      />
      <TwoFactorChoice on={before.otp_required_for_login} proof={PROOF} />
      {asksProof(now, before) && (
        <>
          <PasswordField
            control={control}
            name="current_password"
            label="Senha atual"
            required
            autoComplete="current-password"
          />
          {asksCode(now, before) && (
            <TextField
              control={control}
              name="otp"
              label="Código de verificação"
              hint={
                before.otp_required_for_login
                  ? 'Os seis números do aplicativo autenticador, ou um código de recuperação.'
                  : 'Os seis números que o aplicativo mostra.'
              }
              required
              inputMode={before.otp_required_for_login ? 'text' : 'numeric'}
              autoComplete="one-time-code"
              maxLength={100}
            />
          )}
        </>
      )}
    </section>
  )
}
