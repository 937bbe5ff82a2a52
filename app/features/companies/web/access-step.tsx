import { useFormContext, useWatch } from 'react-hook-form'
import { checkedProps } from '#web/form/errors/check-failed.tsx'
import { NewPasswordFields } from '#web/form/passwords/new-password-fields.tsx'
import { TextField } from '#web/form/text/text-field.tsx'
import type { RemoteCheck } from '#web/form/errors/use-remote-check.ts'
import { Button } from '#web/ui/button.tsx'
import { isPassword, PASSWORD_HINT } from '#wire/person/password.ts'
import { EMAIL_TAKEN } from '../wire/registration.ts'
import { type Draft, MANAGER } from './registration-draft.ts'
import { emailTaken } from './taken.tsx'

/** 'Dados de Acesso': who will manage the company. */
export function AccessStep({ check }: { check: RemoteCheck }) {
  const { control } = useFormContext<Draft>()
  const [manager, confirmation] = useWatch({ control, name: [MANAGER, 'password_confirmation'] })
  const { name = '', email = '', password = '' } = manager ?? {}
  const emailReady = check.state === 'valid' && check.value === email
  const ready = name.trim() !== '' && emailReady && isPassword(password) && password === confirmation

  return (
    <>
      <TextField control={control} name={`${MANAGER}.name`} label="Nome do Gestor" required autoComplete="name" />
      <TextField
        control={control}
        name={`${MANAGER}.email`}
        label="E-mail"
        hint="Você vai usar este e-mail para entrar."
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...checkedProps(check, EMAIL_TAKEN, emailTaken)}
      />
      <NewPasswordFields<Draft>
        password={`${MANAGER}.password`}
        confirmation="password_confirmation"
        hint={PASSWORD_HINT}
      />
      <Button key="next" type="submit" kind="primary" disabled={!ready}>
        Próximo passo
      </Button>
    </>
  )
}
