import { useFormContext, useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { isPassword, PASSWORDS_DIFFER } from '#wire/person/password.ts'
import { FieldError } from '../field-look.tsx'
import { PasswordChecklist } from './password-checklist.tsx'
import { PasswordField } from './password-field.tsx'
import styles from './password-checklist.module.css'
import { useResetPasswordError } from './use-reset-password-error.ts'

type Props<T extends FieldValues> = {
  password: FieldPath<T>
  confirmation: FieldPath<T>
  labels?: { password?: string; confirmation?: string }
  hint?: string
  /** false where blank means that the password stays. */
  required?: boolean
}

/** Password with its checklist, and the confirmation; inside a FormProvider. Neutral while empty. */
export function NewPasswordFields<T extends FieldValues>({
  password,
  confirmation,
  labels,
  hint,
  required = true,
}: Props<T>) {
  const { control, getFieldState, formState, trigger } = useFormContext<T>()
  const [typed, again] = useWatch({ control, name: [password, confirmation] }) as [
    string | undefined,
    string | undefined,
  ]
  const { isTouched: left } = getFieldState(confirmation, formState)
  const differs = Boolean(again) && again !== typed
  const unfit = useResetPasswordError<T>(
    (differs && left) || [password, confirmation].some((name) => getFieldState(name, formState).invalid),
  )
  const place = { control: control as Control<T> }

  return (
    <>
      <div className={styles.around}>
        <PasswordField
          {...place}
          name={password}
          label={labels?.password ?? 'Senha'}
          hint={hint}
          required={required}
          autoComplete="new-password"
          state={
            !typed
              ? 'neutral'
              : isPassword(typed)
                ? 'valid'
                : getFieldState(password, formState).invalid
                  ? 'invalid'
                  : 'neutral'
          }
          onEdit={() => left && void trigger(confirmation)}
        />
        <PasswordChecklist value={typed ?? ''} />
      </div>
      <div>
        <PasswordField
          {...place}
          name={confirmation}
          label={labels?.confirmation ?? 'Confirmação da senha'}
          required={required}
          autoComplete="new-password"
          state={!again ? 'neutral' : !differs ? 'valid' : left ? 'invalid' : 'neutral'}
          {...(differs && left && { error: PASSWORDS_DIFFER })}
        />
        <div className={styles.both} data-wrong={unfit ? true : undefined}>
          <div role="status">{unfit && <FieldError>{unfit}</FieldError>}</div>
        </div>
      </div>
    </>
  )
}
