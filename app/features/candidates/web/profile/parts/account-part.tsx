import { useFormContext, useWatch } from 'react-hook-form'
import { NewPasswordFields } from '#web/form/passwords/new-password-fields.tsx'
import { PasswordField } from '#web/form/passwords/password-field.tsx'
import { TextField } from '#web/form/text/text-field.tsx'
import { PASSWORD_HINT } from '#wire/person/password.ts'
import { labelOfField } from '../field-list.ts'
import { type PartProps, useSurroundings } from '../form-context.ts'
import { changesEmail } from '../profile-rules.ts'
import type { ProfileValues } from '../profile-rules.ts'
import styles from '../profile.module.css'
import { TwoFactorPart } from './two-factor-part.tsx'

type Values = Partial<ProfileValues>

/** What belongs to the account: a change of it asks who is at the keyboard. */
export function AccountPart({ name, required }: PartProps) {
  if (name === 'otp_required_for_login') return <TwoFactorPart />
  return (
    <div className={styles.block}>
      {name === 'email' ? (
        <Email required={required} />
      ) : (
        <NewPasswordFields<Values> password="password" confirmation="password_confirmation" hint={PASSWORD_HINT} />
      )}
      <Proof of={name === 'email' ? 'email' : 'password'} />
    </div>
  )
}

const Email = ({ required }: { required: boolean }) => (
  <div className={styles.whole}>
    <TextField<Values, Values>
      name="email"
      label={labelOfField('email')}
      required={required}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      hint="Um e-mail novo passa a valer depois que você abrir o link que enviaremos a ele."
    />
  </div>
)

/** The current password, and the code where two-factor is on, as soon as something is to change. */
function Proof({ of }: { of: 'email' | 'password' }) {
  const { profile, fields } = useSurroundings()
  const { control } = useFormContext<Values>()
  const [email, password] = useWatch({ control, name: ['email', 'password'] })
  const both = fields.some(({ name }) => name === 'email') && fields.some(({ name }) => name === 'password')
  const changes = changesEmail(email, profile.email) || Boolean(password)
  if (!changes || (both && of === 'email')) return null
  return (
    <>
      <PasswordField<Values, Values>
        name="current_password"
        label="Senha atual"
        required
        autoComplete="current-password"
      />
      {profile.otp_required_for_login && (
        <TextField<Values, Values>
          name="otp"
          label="Código da verificação em duas etapas"
          required
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
        />
      )}
    </>
  )
}
