import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useLocation } from 'react-router'
import * as z from 'zod/mini'
import { PRIVACY_VERSION, TERMS_VERSION } from '#features/legal-texts/wire.ts'
import { AcceptTexts, mustBeAccepted } from '#features/accounts/web/accept-texts.tsx'
import { FormProblem } from '#features/accounts/web/form-problem.tsx'
import { UNREACHABLE } from '#features/accounts/web/problem-in.ts'
import { rememberSignUp } from '#features/accounts/web/signed-up-here.ts'
import { call } from '#web/calls/api.ts'
import { NewPasswordFields } from '#web/form/passwords/new-password-fields.tsx'
import { placeRefusal } from '#web/form/errors/place-refusal.ts'
import { TextField } from '#web/form/text/text-field.tsx'
import { Stack } from '#web/page/page.tsx'
import { returnPath } from '#web/session/homes.ts'
import { Button } from '#web/ui/button.tsx'
import { bareEmail, email } from '#wire/person/email.ts'
import { password, PASSWORD_HINT, sameTwice } from '#wire/person/password.ts'
import { personName } from '#wire/person/person-name.ts'
import { sentence } from '#wire/text/sentences.ts'
import { signUp } from '../../wire/registration.ts'

const schema = zodResolver(
  z
    .object({
      name: personName,
      email,
      password,
      password_confirmation: z.string().check(z.minLength(1)),
      accepted: mustBeAccepted,
    })
    .check(sameTwice()),
  { error: sentence, reportInput: true },
)
export const NOBODY = { name: '', email: '', password: '', password_confirmation: '', accepted: false }
export type NewAccount = typeof NOBODY

type Props = {
  /** What was typed before the e-mail turned out wrong. */
  person: NewAccount
  submit: string
  onDone: (person: NewAccount) => void
}

export function SignUpForm({ person, submit, onDone }: Props) {
  const form = useForm({ resolver: schema, defaultValues: person, mode: 'onTouched' })
  const [problem, setProblem] = useState<string>()
  const return_to = returnPath(useLocation().search)
  const corrects = person.email !== ''
  useEffect(() => {
    if (corrects) form.setFocus('email', { shouldSelect: true })
  }, [corrects, form])

  const create = form.handleSubmit(async (typed) => {
    setProblem(undefined)
    const { accepted: _, ...user } = typed
    const versions = { accepted_terms_version: TERMS_VERSION, accepted_privacy_version: PRIVACY_VERSION }
    try {
      const wrong = corrects && bareEmail(person.email) !== bareEmail(typed.email)
      const before = wrong && { corrects: { email: person.email, password: person.password } }
      await call(signUp, { user: { ...user, ...versions, return_to, ...before } })
      rememberSignUp(typed.email)
      onDone(typed)
    } catch (error) {
      const { fields, words } = placeRefusal(form, error, UNREACHABLE, { root: 'user' })
      setProblem(words)
      if (!words) form.setFocus(fields[0]!)
    }
  })

  return (
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
          <Button type="submit" kind="primary" loading={form.formState.isSubmitting}>
            {submit}
          </Button>
        </Stack>
      </form>
    </FormProvider>
  )
}
