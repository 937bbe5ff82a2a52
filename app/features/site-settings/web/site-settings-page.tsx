import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FormProvider, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { answerOf } from '#web/answer.ts'
import { call } from '#web/api.ts'
import { placeRefusal } from '#web/form/place-refusal.ts'
import { TextField } from '#web/form/text-field.tsx'
import { Column } from '#web/layout/frame.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { alert } from '#web/ui/alert.ts'
import { Button } from '#web/ui/button.tsx'
import { Loading, SkeletonLines } from '#web/ui/skeleton.tsx'
import { ErrorState } from '#web/ui/state.tsx'
import { email } from '#wire/email.ts'
import { sentence } from '#wire/sentences.ts'
import { changeSiteSettings, showSiteSettings } from '../wire.ts'
import type { Route } from './+types/site-settings-page'
import styles from './site-settings.module.css'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Configurações do site', index: false })

const FAILED = 'Não foi possível salvar agora. O que você digitou continua aqui: tente novamente em instantes.'
const asked = answerOf(showSiteSettings, {})

export default function SiteSettingsPage() {
  const { data, isError, refetch } = useQuery({ ...asked, refetchOnWindowFocus: false })
  if (isError && !data) return <ErrorState heading="h1" onRetry={() => void refetch()} />
  return (
    <Column narrow>
      <h1 className={styles.title}>Configurações do site</h1>
      {data ? <SettingsForm contact_email={data.data.attributes.contact_email ?? ''} /> : <Loading><SkeletonLines lines={4} /></Loading>}
    </Column>
  )
}

const resolver = zodResolver(z.object({ contact_email: z.union([z.literal(''), email]) }), { error: sentence, reportInput: true })

function SettingsForm(values: { contact_email: string }) {
  const client = useQueryClient()
  const form = useForm({ resolver, defaultValues: values, mode: 'onTouched' })
  const save = form.handleSubmit(async ({ contact_email }) => {
    try {
      client.setQueryData(asked.queryKey, await call(changeSiteSettings, { settings: { contact_email: contact_email || null } }))
      alert({ kind: 'success', title: 'Tudo certo', text: 'As configurações foram salvas.' })
    } catch (error) {
      const { words } = placeRefusal(form, error, FAILED, { root: 'settings' })
      if (words) alert({ kind: 'error', title: 'Ops!', text: words })
    }
  })
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        <TextField
          name="contact_email"
          label="E-mail de contato"
          hint="Recebe o que as empresas escrevem em Fale conosco. Vazio, a mensagem vai para todos os operadores."
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div>
          <Button type="submit" kind="primary" loading={form.formState.isSubmitting}>Salvar</Button>
        </div>
      </form>
    </FormProvider>
  )
}
