import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { answerOf } from '#web/calls/answer.ts'
import { call } from '#web/calls/api.ts'
import { NOT_SAVED, placeRefusal } from '#web/form/errors/place-refusal.ts'
import { TextField } from '#web/form/text/text-field.tsx'
import { Column } from '#web/layout/frame.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button } from '#web/ui/button.tsx'
import { Loading, SkeletonFields } from '#web/ui/states/skeleton.tsx'
import { ErrorState } from '#web/ui/states/state.tsx'
import { changeSiteSettings, showSiteSettings } from '../wire.ts'
import type { Route } from './+types/site-settings-page'
import { GROUPS, resolver, sentOf, type SettingsValues, valuesOf } from './settings-form.ts'
import styles from './site-settings.module.css'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Configurações do site', index: false })

const asked = answerOf(showSiteSettings, {})

export default function SiteSettingsPage() {
  const { data, isError, refetch } = useQuery({ ...asked, refetchOnWindowFocus: false })
  if (isError && !data) return <ErrorState heading="h1" onRetry={() => void refetch()} />
  return (
    <Column narrow>
      <h1 className={styles.title}>Configurações do site</h1>
      {data ? (
        <SettingsForm values={valuesOf(data.data.attributes)} />
      ) : (
        <Loading>
          <SkeletonFields fields={6} />
        </Loading>
      )}
    </Column>
  )
}

function SettingsForm({ values }: { values: SettingsValues }) {
  const client = useQueryClient()
  const form = useForm({ resolver, defaultValues: values, mode: 'onTouched' })
  const read = useRef(values)
  const save = form.handleSubmit(async (typed) => {
    try {
      const answer = await call(changeSiteSettings, sentOf(typed, read.current))
      client.setQueryData(asked.queryKey, answer)
      read.current = valuesOf(answer.data.attributes)
      form.reset(read.current) // as stored: a link with its scheme, a phone formatted
      alert({ kind: 'success', title: 'Tudo certo', text: 'As configurações foram salvas.' })
    } catch (error) {
      const { words } = placeRefusal(form, error, NOT_SAVED, { root: 'settings' })
      if (words) alert({ kind: 'error', title: 'Ops!', text: words })
    }
  })
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        <p>
          O que ficar vazio não aparece no site. Uma mudança vale para as próximas páginas abertas, em até um minuto.
        </p>
        {GROUPS.map(({ title, fields }) => (
          <fieldset key={title} className={styles.group}>
            <legend>{title}</legend>
            {fields.map(({ type, ...field }) => (
              <TextField
                key={field.name}
                {...field}
                type={type === 'url' ? 'text' : type}
                inputMode={type}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
            ))}
          </fieldset>
        ))}
        <div>
          <Button type="submit" kind="primary" loading={form.formState.isSubmitting}>
            Salvar
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
