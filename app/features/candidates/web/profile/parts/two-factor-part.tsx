import { useFormContext, useWatch } from 'react-hook-form'
import { TwoFactorChoice } from '#features/accounts/web/settings/two-factor-choice.tsx'
import { PasswordField } from '#web/form/passwords/password-field.tsx'
import { TextField } from '#web/form/text/text-field.tsx'
import { useSurroundings } from '../form-context.ts'
import type { ProfileValues } from '../profile-rules.ts'
import styles from '../profile.module.css'

type Values = Partial<ProfileValues>
const PROOF = ['current_password', 'otp'] as const

/** Turned on or off with the rest of the section; both ask for the password. */
export function TwoFactorPart() {
  const { otp_required_for_login: on } = useSurroundings().profile
  const { control } = useFormContext<Values>()
  const wanted = useWatch({ control, name: 'otp_required_for_login' }) ?? on
  return (
    <div className={styles.rows}>
      <TwoFactorChoice on={on} proof={PROOF} />
      {wanted !== on && (
        <div className={styles.block}>
          <PasswordField<Values, Values>
            name="current_password"
            label="Senha atual"
            required
            autoComplete="current-password"
          />
          <TextField<Values, Values>
            name="otp"
            label="Código do aplicativo"
            required
            inputMode={on ? 'text' : 'numeric'}
            autoComplete="one-time-code"
            maxLength={20}
          />
        </div>
      )}
    </div>
  )
}
