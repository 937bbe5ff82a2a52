import { useState } from 'react'
import { useFormContext, type FieldValues } from 'react-hook-form'
import { call } from '#web/calls/api.ts'
import { Choice } from '#web/form/choices/choice.tsx'
import { FieldError } from '#web/form/field-look.tsx'
import { useField } from '#web/form/use-field.ts'
import { beginTwoFactor } from '../../wire/two-factor.ts'
import { AuthenticatorSetup, type BegunTwoFactor } from './authenticator-setup.tsx'
import { problemIn } from '../problem-in.ts'
import styles from './settings.module.css'

/**
 * The second step as a field of a larger form. Turning on takes a secret read by an authenticator, turning off a code
 * of it: `proof`, the form's own fields.
 */
export function TwoFactorChoice({ on, proof }: { on: boolean; proof: readonly string[] }) {
  const { resetField } = useFormContext<FieldValues>()
  const field = useField<boolean, FieldValues, FieldValues>({ name: 'otp_required_for_login' })
  const [begun, setBegun] = useState<BegunTwoFactor>()
  const [problem, setProblem] = useState<string>()
  const wanted = field.value ?? on

  async function pick() {
    setProblem(undefined)
    if (wanted !== on) {
      for (const name of proof) resetField(name)
      return field.onChange(on)
    }
    if (on || begun) return field.onChange(!on)
    await call(beginTwoFactor, {}).then(
      ({ data }) => (setBegun(data.attributes), field.onChange(true)),
      (error: unknown) => setProblem(problemIn(error)),
    )
  }

  return (
    <>
      <Choice
        ref={field.ref}
        type="checkbox"
        name="otp_required_for_login"
        label="Pedir também um código do celular para entrar"
        description="A verificação em duas etapas protege a sua conta mesmo que alguém descubra a senha."
        checked={wanted}
        onPick={() => void pick()}
        onBlur={field.onBlur}
      />
      {(problem ?? field.error) && (
        <p role="alert" className={styles.refused}>
          <FieldError>{problem ?? field.error}</FieldError>
        </p>
      )}
      {wanted !== on && !on && begun && <AuthenticatorSetup begun={begun} />}
      {wanted !== on && on && (
        <p>Para desligar, confirme a sua senha e um código do aplicativo, ou um código de recuperação.</p>
      )}
    </>
  )
}
