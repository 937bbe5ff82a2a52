import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router'
import * as z from 'zod/mini'
import { call } from '#web/calls/api.ts'
import { TextField } from '#web/form/text/text-field.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Button } from '#web/ui/button.tsx'
import { email } from '#wire/person/email.ts'
import { sentence } from '#wire/text/sentences.ts'
import { recoverPassword } from '../wire/logins.ts'
import type { Route } from './+types/recover-page'
import { AccountCard } from './login/account-card.tsx'
import styles from './login/account-card.module.css'
import { audienceAt } from './login/audience.ts'
import { FormProblem } from './form-problem.tsx'
import { problemIn } from './problem-in.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Recuperar senha', index: false })

const schema = zodResolver(z.object({ email }), { error: sentence, reportInput: true })

/** The answer is the same for unknown e-mails. */
export default function RecoverPage() {
  const { user_type, login } = audienceAt(useLocation().pathname)
  const form = useForm({ resolver: schema, defaultValues: { email: '' }, mode: 'onTouched' })
  const [problem, setProblem] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()
  const { isSubmitting } = form.formState

  const ask = form.handleSubmit(async ({ email }) => {
    setProblem(undefined)
    await call(recoverPassword, { email, user_type }).then(
      () => setSentTo(email),
      (error: unknown) => setProblem(problemIn(error)),
    )
  })

  const back = <Link to={login}>Voltar para o login</Link>
  if (sentTo)
    return (
      <AccountCard title="Confira seu e-mail" footer={back}>
        <p role="status" className={styles.told}>
          Se houver uma conta com <strong>{sentTo}</strong>, você vai receber em instantes um link para criar outra
          senha. Ele vale por uma hora.
        </p>
      </AccountCard>
    )
  return (
    <AccountCard
      title="Recuperar senha"
      trail={<Breadcrumb trail={[{ label: 'Entrar', to: login }, { label: 'Recuperar senha' }]} />}
      lead="Diga o e-mail da sua conta e enviaremos um link para criar outra senha."
      footer={back}
    >
      <FormProvider {...form}>
        <form method="post" className={styles.form} noValidate onSubmit={(event) => void ask(event)}>
          {problem && <FormProblem key={problem}>{problem}</FormProblem>}
          <TextField
            name="email"
            label="E-mail"
            required
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button type="submit" kind="primary" loading={isSubmitting}>
            Enviar link
          </Button>
        </form>
      </FormProvider>
    </AccountCard>
  )
}
