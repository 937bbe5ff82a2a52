import { zodResolver } from '@hookform/resolvers/zod'
import { useState, type ReactNode } from 'react'
import { FormProvider, useForm, type FieldPath, type FieldValues, type DefaultValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import { placeRefusal } from '#web/form/errors/place-refusal.ts'
import { PasswordField } from '#web/form/passwords/password-field.tsx'
import { TextField } from '#web/form/text/text-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { sentence } from '#wire/text/sentences.ts'
import { FormProblem } from '../form-problem.tsx'
import { UNREACHABLE } from '../problem-in.ts'
import styles from './settings.module.css'

type Props<T extends FieldValues> = {
  schema: z.ZodMiniType<T, T>
  empty: DefaultValues<T>
  /** The root key that the server's error paths omit. */
  root?: string
  send: (values: T) => Promise<void>
  submit: string
  /** Whether the code of the second step is required; 'first' while there are no recovery codes. */
  withCode: boolean | 'first'
  children?: ReactNode
  cancel?: () => void
}

/** A change of the account with proof of identity. */
export function ProofForm<T extends FieldValues>({
  schema,
  empty,
  root,
  send,
  submit,
  withCode,
  children,
  cancel,
}: Props<T>) {
  const form = useForm<T, unknown, T>({
    resolver: zodResolver(schema as never, { error: sentence as never, reportInput: true }) as never,
    defaultValues: empty,
    mode: 'onTouched',
  })
  const [problem, setProblem] = useState<string>()
  const { isSubmitting } = form.formState

  const go = form.handleSubmit(async (values) => {
    setProblem(undefined)
    try {
      await send(values)
      form.reset(empty as T)
    } catch (error) {
      const { fields, words } = placeRefusal(form, error, UNREACHABLE, root ? { root } : undefined)
      setProblem(words)
      if (!words) form.setFocus(fields[0]!)
    }
  })

  return (
    <FormProvider {...form}>
      <form method="post" className={styles.form} noValidate onSubmit={(event) => void go(event)}>
        {problem && <FormProblem key={problem}>{problem}</FormProblem>}
        {children}
        <PasswordField
          name={'current_password' as FieldPath<T>}
          label="Senha atual"
          required
          autoComplete="current-password"
        />
        {withCode && (
          <TextField
            name={'otp' as FieldPath<T>}
            label="Código de verificação"
            hint={
              withCode === 'first'
                ? 'Os seis números que o aplicativo mostra.'
                : 'Os seis números do aplicativo autenticador, ou um código de recuperação.'
            }
            required
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
        <div className={styles.actions}>
          <Button type="submit" kind="primary" loading={isSubmitting}>
            {submit}
          </Button>
          {cancel && (
            <Button kind="quiet" onClick={cancel}>
              Cancelar
            </Button>
          )}
        </div>
      </form>
    </FormProvider>
  )
}
