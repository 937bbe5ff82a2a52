import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Link, useLocation, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { PRIVACY_VERSION, TERMS_VERSION } from '#features/legal-texts/wire.ts'
import { call } from '#web/calls/api.ts'
import { NewPasswordFields } from '#web/form/passwords/new-password-fields.tsx'
import { placeRefusal } from '#web/form/errors/place-refusal.ts'
import { pageMeta } from '#web/page-meta.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { newPassword, PASSWORD_HINT, sameTwice } from '#wire/person/password.ts'
import { Refused } from '#wire/send.ts'
import { sentence } from '#wire/text/sentences.ts'
import { renewPassword } from '../wire/logins.ts'
import type { Route } from './+types/new-password-page'
import { AcceptTexts, mustBeAccepted } from './accept-texts.tsx'
import { AccountCard } from './login/account-card.tsx'
import styles from './login/account-card.module.css'
import { audienceAt } from './login/audience.ts'
import { FormProblem } from './form-problem.tsx'
import { UNREACHABLE } from './problem-in.ts'
import { deadLinkWords, useLinkCheck } from './use-link-check.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Criar senha', index: false })

const fields = { password: newPassword, password_confirmation: z.string().check(z.minLength(1)) }
const messages = { error: sentence, reportInput: true } as const
const renewing = zodResolver(z.object({ ...fields, accepted: z.boolean() }).check(sameTwice()), messages)
const comingIn = zodResolver(z.object({ ...fields, accepted: mustBeAccepted }).check(sameTwice()), messages)
const versions = { accepted_terms_version: TERMS_VERSION, accepted_privacy_version: PRIVACY_VERSION }

const OLD_INVITATION =
  'Este convite não vale mais: já foi usado, recusado, trocado por outro ou venceu. Se você já criou a ' +
  'sua senha, é só entrar; se não, peça outro link ou fale com quem convidou você.'
const NOT_WHOLE = 'Este endereço veio sem o código do link. Abra o link inteiro, como está na mensagem, ou peça outro.'

/** By the link of a recovery or of an invitation; people invited to a company also accept the texts. */
export default function NewPasswordPage() {
  const { pathname, search } = useLocation()
  const { login, recovery, user_type } = audienceAt(pathname)
  const invited = pathname.endsWith('/aceitar-convite')
  const token = new URLSearchParams(search).get('token') ?? ''
  const { link, dead: refused } = useLinkCheck(token)
  const [asked, setAsked] = useState(invited && user_type === 'CompanyManager')
  const comes = asked || link?.accepts_texts === true
  const navigate = useNavigate()
  const form = useForm({
    resolver: comes ? comingIn : renewing,
    defaultValues: { password: '', password_confirmation: '', accepted: false },
    mode: 'onTouched',
  })
  const [problem, setProblem] = useState<string>()
  // A truncated or dead link leaves nothing to fill in.
  const [used, setUsed] = useState<string>()
  const gone = used ?? refused
  const dead = token ? gone && (invited ? OLD_INVITATION : gone) : NOT_WHOLE
  const { isSubmitting } = form.formState

  const renew = form.handleSubmit(async ({ accepted, ...given }) => {
    setProblem(undefined)
    try {
      const { messages } = await call(renewPassword, { token, ...given, ...(accepted && versions) })
      alert({ kind: 'success', title: 'Tudo certo', text: messages.join(' ') })
      await navigate(login, { replace: true })
    } catch (error) {
      // An invited person may use the link of a recovery.
      if (error instanceof Refused && error.body.errors?.['accepted_terms_version']) setAsked(true)
      if (deadLinkWords(error)) return setUsed(deadLinkWords(error))
      // One box covers both texts, so errors of both are shown there.
      const fieldOf = (path: string) =>
        path.startsWith('accepted_') ? 'accepted' : path in fields ? (path as keyof typeof fields) : undefined
      setProblem(placeRefusal(form, error, UNREACHABLE, fieldOf).words)
    }
  })

  if (dead)
    return (
      <AccountCard title="Criar senha" footer={<Link to={login}>Voltar para o login</Link>}>
        <div className={styles.form}>
          <FormProblem>{dead}</FormProblem>
          <ButtonLink kind="primary" to={recovery}>
            Pedir outro link
          </ButtonLink>
        </div>
      </AccountCard>
    )
  return (
    <AccountCard title="Criar senha" footer={<Link to={recovery}>Pedir outro link</Link>}>
      <FormProvider {...form}>
        <form method="post" className={styles.form} noValidate onSubmit={(event) => void renew(event)}>
          {problem && <FormProblem key={problem}>{problem}</FormProblem>}
          <NewPasswordFields
            password="password"
            confirmation="password_confirmation"
            hint={PASSWORD_HINT}
            labels={{ password: 'Nova senha', confirmation: 'Confirmação da nova senha' }}
          />
          {comes && <AcceptTexts />}
          <Button type="submit" kind="primary" loading={isSubmitting}>
            Salvar senha
          </Button>
        </form>
      </FormProvider>
    </AccountCard>
  )
}
