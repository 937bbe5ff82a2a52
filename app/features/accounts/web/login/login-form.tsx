import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Link, useLocation, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { PasswordField } from '#web/form/passwords/password-field.tsx'
import { TextField } from '#web/form/text/text-field.tsx'
import { homeOf, pageAfterLogin } from '#web/session/homes.ts'
import type { UserType } from '#web/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { email } from '#wire/person/email.ts'
import { Refused } from '#wire/send.ts'
import { sentence } from '#wire/text/sentences.ts'
import styles from './account-card.module.css'
import { FormProblem } from '../form-problem.tsx'
import { problemIn } from '../problem-in.ts'
import { enterAs } from './enter-as.ts'
import { useAlreadyIn } from './use-already-in.ts'

const schema = z.object({ username: email, password: z.string().check(z.minLength(1)), otp: z.string() })

type Props = { user_type: Exclude<UserType, 'GuestUser'>; recovery?: string }

/** E-mail and password, and the code of the second step when required. */
export function LoginForm({ user_type, recovery }: Props) {
  const form = useForm({
    resolver: zodResolver(schema, { error: sentence, reportInput: true }),
    defaultValues: { username: '', password: '', otp: '' },
    mode: 'onTouched',
  })
  const [asksCode, setAsksCode] = useState(false)
  const [problem, setProblem] = useState<string>()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { isSubmitting } = form.formState
  const { enter: comeIn, other } = useAlreadyIn(user_type)

  // When the fields of the other step are there: the focused field has been removed.
  const shown = useRef(asksCode)
  useEffect(() => {
    if (shown.current === asksCode) return
    shown.current = asksCode
    form.setFocus(asksCode ? 'otp' : 'username')
  }, [asksCode, form])

  const enter = form.handleSubmit(async ({ username, password, otp }) => {
    setProblem(undefined)
    try {
      const known = { email: username, password, user_type, ...(asksCode && { otp }) }
      const session = await enterAs(known, comeIn)
      await navigate(pageAfterLogin(session, search), { replace: true })
    } catch (error) {
      const refused = error instanceof Refused ? error : undefined
      if (!refused?.body.otp_required) return setProblem(problemIn(error))
      if (asksCode) setProblem(refused.message)
      form.resetField('otp')
      if (asksCode) setTimeout(() => form.setFocus('otp'))
      setAsksCode(true)
    }
  })

  return (
    <FormProvider {...form}>
      <form method="post" className={styles.form} noValidate onSubmit={(event) => void enter(event)}>
        {other && (
          <p className={styles.told}>
            Você está aqui como {other.attributes.first_name ?? other.attributes.email}. Entrar com outra conta encerra
            esta sessão. <Link to={homeOf(other)}>Voltar à minha área</Link>
          </p>
        )}
        {problem && <FormProblem key={problem}>{problem}</FormProblem>}
        {asksCode ? (
          <TextField
            name="otp"
            label="Código de verificação"
            hint="Abra o aplicativo autenticador e digite os seis números, ou use um código de recuperação."
            required
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
          />
        ) : (
          <>
            <TextField
              name="username"
              label="E-mail"
              required
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
            <PasswordField name="password" label="Senha" required autoComplete="current-password" />
          </>
        )}
        <Button type="submit" kind="primary" loading={isSubmitting}>
          Entrar
        </Button>
        {asksCode ? (
          <Button kind="quiet" onClick={() => setAsksCode(false)}>
            Voltar
          </Button>
        ) : (
          recovery && <Link to={recovery}>Esqueci minha senha</Link>
        )}
      </form>
    </FormProvider>
  )
}
