import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router'
import * as z from 'zod/mini'
import { PRIVACY_VERSION, TERMS_VERSION } from '#features/legal-texts/wire.ts'
import { AcceptTexts, mustBeAccepted } from '#features/accounts/web/accept-texts.tsx'
import { AccountCard } from '#features/accounts/web/login/account-card.tsx'
import { FormProblem } from '#features/accounts/web/form-problem.tsx'
import { UNREACHABLE } from '#features/accounts/web/problem-in.ts'
import { call } from '#web/calls/api.ts'
import { NewPasswordFields } from '#web/form/passwords/new-password-fields.tsx'
import { placeRefusal } from '#web/form/errors/place-refusal.ts'
import { TextField } from '#web/form/text/text-field.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { Stack } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { email } from '#wire/person/email.ts'
import { newPassword, PASSWORD_HINT, sameTwice } from '#wire/person/password.ts'
import { personName } from '#wire/person/person-name.ts'
import { sentence } from '#wire/text/sentences.ts'
import { signUp } from '../wire/registration.ts'
import type { Route } from './+types/sign-up-page'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Criar conta',
    description: 'Crie a sua conta de graça e encontre estágios, programas de trainee e o primeiro emprego.',
  })

const schema = zodResolver(
  z
    .object({
      name: personName,
      email,
      password: newPassword,
      password_confirmation: z.string().check(z.minLength(1)),
      accepted: mustBeAccepted,
    })
    .check(sameTwice()),
  { error: sentence, reportInput: true },
)
const EMPTY = { name: '', email: '', password: '', password_confirmation: '', accepted: false }

export default function SignUpPage() {
  const entrance = { pathname: '/usuarios/entrar', search: useLocation().search } // where one was going comes along
  const form = useForm({ resolver: schema, defaultValues: EMPTY, mode: 'onTouched' })
  const [problem, setProblem] = useState<string>()
  const [told, setTold] = useState<string>()
  const { isSubmitting } = form.formState

  const create = form.handleSubmit(async ({ accepted: _, ...person }) => {
    setProblem(undefined)
    try {
      const versions = { accepted_terms_version: TERMS_VERSION, accepted_privacy_version: PRIVACY_VERSION }
      setTold((await call(signUp, { user: { ...person, ...versions } })).messages.join(' '))
    } catch (error) {
      const { fields, words } = placeRefusal(form, error, UNREACHABLE, { root: 'user' })
      setProblem(words)
      if (!words) form.setFocus(fields[0]!)
    }
  })

  const login = (
    <>
      Já tem conta? <Link to={entrance}>Entre</Link>
    </>
  )
  if (told)
    return (
      <AccountCard title="Confira seu e-mail" footer={<Link to={entrance}>Ir para a entrada</Link>}>
        <p role="status">{told}</p>
      </AccountCard>
    )
  return (
    <AccountCard
      title="Criar conta"
      lead="De graça, em um minuto. O resto do perfil você completa no seu ritmo."
      footer={login}
    >
      <FormProvider {...form}>
        <form method="post" noValidate onSubmit={(event) => void create(event)}>
          <Stack>
            {problem && <FormProblem key={problem}>{problem}</FormProblem>}
            <TextField name="name" label="Nome completo" required autoComplete="name" />
            <TextField
              name="email"
              label="E-mail"
              required
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
            <NewPasswordFields password="password" confirmation="password_confirmation" hint={PASSWORD_HINT} />
            <AcceptTexts />
            <Button type="submit" kind="primary" loading={isSubmitting}>
              Criar conta
            </Button>
          </Stack>
        </form>
      </FormProvider>
    </AccountCard>
  )
}
