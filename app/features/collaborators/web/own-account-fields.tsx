import { useWatch } from 'react-hook-form'
import { TwoFactorChoice } from '#features/accounts/web/settings/two-factor-choice.tsx'
import { NewPasswordFields } from '#web/form/passwords/new-password-fields.tsx'
import { PasswordField } from '#web/form/passwords/password-field.tsx'
import { TextField } from '#web/form/text/text-field.tsx'
import { Section } from '#web/page/page.tsx'
import { PASSWORD_DEMANDS } from '#wire/person/password.ts'
import { ownRecord as fields } from '../wire/record.ts'
import { type AccountBefore, asksCode, asksProof } from './own-account.ts'

const PROOF = ['current_password', 'otp'] as const
const LABELS = { password: fields.password.label, confirmation: fields.password_confirmation.label }
const LEAD = 'Deixe a senha em branco para continuar com a atual. Trocá-la encerra as suas outras sessões.'

/** One's own way in; as soon as something of it is to change, the proof is asked for. */
export function OwnAccountFields({ before }: { before: AccountBefore }) {
  const [email, password, otp_required_for_login] = useWatch({
    name: ['email', 'password', 'otp_required_for_login'],
  }) as [string, string, boolean]
  const now = { email, password, otp_required_for_login }
  return (
    <Section title="Senha e segurança" id="account" lead={LEAD}>
      <NewPasswordFields
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
            name="current_password"
            label={fields.current_password.label}
            required
            autoComplete="current-password"
          />
          {asksCode(now, before) && (
            <TextField
              name="otp"
              label={fields.otp.label}
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
    </Section>
  )
}
