import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import type * as z from 'zod/mini'
import { call } from '#web/calls/api.ts'
import { ErrorSummary } from '#web/form/errors/error-summary.tsx'
import { MaskedField } from '#web/form/text/masked-field.tsx'
import { placeRefusal } from '#web/form/errors/place-refusal.ts'
import { TextField } from '#web/form/text/text-field.tsx'
import { TextareaField } from '#web/form/text/textarea-field.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { State } from '#web/ui/states/state.tsx'
import { formatCnpj, isCnpj } from '#wire/cnpj.ts'
import { sentence } from '#wire/text/sentences.ts'
import { claimCompany, claimForm } from '../wire/registration.ts'
import type { Route } from './+types/claim-page'
import styles from './registration.module.css'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Este CNPJ é da minha empresa', index: false })

type Draft = z.input<typeof claimForm>
const resolver = zodResolver(claimForm, { error: sentence, reportInput: true })
const LABELS = {
  'claim.cnpj': 'CNPJ',
  'claim.name': 'Seu nome',
  'claim.email': 'E-mail',
  'claim.phone': 'Telefone',
  'claim.message': 'O que aconteceu',
} as const
const FAILED = 'Não foi possível enviar agora. O que você digitou continua aqui: tente novamente em instantes.'

/** For somebody whose company was registered by somebody else; the operator hears both sides. */
export default function ClaimPage() {
  const [search] = useSearchParams()
  const cnpj = search.get('cnpj') ?? ''
  const form = useForm<Draft, unknown, Draft>({
    resolver,
    defaultValues: {
      claim: { cnpj: isCnpj(cnpj) ? formatCnpj(cnpj) : '', name: '', email: '', phone: '', message: '' },
    },
    mode: 'onTouched',
  })
  const [sent, setSent] = useState(false)
  const { isSubmitting } = form.formState

  const send = form.handleSubmit(async ({ claim }) => {
    try {
      await call(claimCompany, { claim })
      setSent(true)
    } catch (error) {
      const { fields, words } = placeRefusal(form, error, FAILED, { root: 'claim' })
      if (words) alert({ kind: 'error', title: 'Ops!', text: words })
      else setTimeout(() => form.setFocus(fields[0]!))
    }
  })

  if (sent)
    return (
      <State
        heading="h1"
        drawing="folder"
        title="Recebemos o seu pedido"
        text="Vamos conferir os documentos, ouvir os dois lados e responder no e-mail que você deixou."
        action={
          <ButtonLink kind="primary" to="/">
            Voltar ao início
          </ButtonLink>
        }
      />
    )
  return (
    <div className={styles.page}>
      <Breadcrumb
        trail={[{ label: 'Cadastrar empresa', to: '/empresas/cadastro/criar' }, { label: 'Reclamar CNPJ' }]}
      />
      <div className={styles.greeting}>
        <h1>Este CNPJ é da minha empresa</h1>
        <p>Alguém cadastrou a sua empresa sem você saber? Conte para a gente, e resolvemos juntos.</p>
      </div>
      <FormProvider {...form}>
        <form method="post" className={styles.form} noValidate onSubmit={(event) => void send(event)}>
          <NeedsScript />
          <ErrorSummary<Draft> labels={LABELS} />
          <MaskedField name="claim.cnpj" mask="cnpj" label="CNPJ" required />
          <TextField name="claim.name" label="Seu nome" required autoComplete="name" />
          <TextField
            name="claim.email"
            label="E-mail"
            hint="É por ele que respondemos. Prefira um endereço da empresa."
            required
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <MaskedField name="claim.phone" mask="companyPhone" label="Telefone" required />
          <TextareaField
            name="claim.message"
            label="O que aconteceu"
            hint="Diga qual é a sua função na empresa e como podemos confirmar isso."
            required
            most={2000}
          />
          <Button type="submit" kind="primary" loading={isSubmitting}>
            Enviar pedido
          </Button>
        </form>
      </FormProvider>
    </div>
  )
}
