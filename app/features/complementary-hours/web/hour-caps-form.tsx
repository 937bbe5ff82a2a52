import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { answerOf } from '#web/answer.ts'
import { call } from '#web/api.ts'
import { NOT_SAVED, placeRefusal } from '#web/form/place-refusal.ts'
import { TextField } from '#web/form/text-field.tsx'
import { freshIn } from '#web/fresh-in.ts'
import { alert } from '#web/ui/alert.ts'
import { Button } from '#web/ui/button.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { sentence } from '#wire/sentences.ts'
import { CAP_INVALID, changeHourCaps, hourCap, showHourCaps } from '../wire.ts'
import { inHours } from './hour-words.ts'
import styles from './hours.module.css'

type Caps = Answer<typeof showHourCaps>['data']['attributes']
type Values = Record<string, string>

const typed = z
  .string()
  .check(
    z.refine(
      (text) => text.trim() === '' || (/^\d+$/.test(text.trim()) && z.safeParse(hourCap, Number(text)).success),
      CAP_INVALID,
    ),
  )
const resolver = zodResolver(z.record(z.string(), typed), { error: sentence, reportInput: true })
const valuesOf = ({ categories }: Caps): Values =>
  Object.fromEntries(categories.map(({ value, cap }) => [value, cap === null ? '' : String(cap)]))

/** Nothing typed is the usual cap; zero takes nothing of a category. */
export function HourCapsForm({ id, ...caps }: Caps & { id: string }) {
  const client = useQueryClient()
  const form = useForm({ resolver, defaultValues: valuesOf(caps), mode: 'onTouched' })
  /** Of what the form was filled from, whatever is read again meanwhile. */
  const version = useRef(caps.lock_version)

  function take(answer: Answer<typeof showHourCaps>, keep?: { keepDirtyValues: boolean }) {
    client.setQueryData(answerOf(showHourCaps, { id }).queryKey, answer)
    version.current = answer.data.attributes.lock_version
    form.reset(valuesOf(answer.data.attributes), keep)
  }

  const save = form.handleSubmit(async (values) => {
    const hour_caps = Object.fromEntries(
      Object.entries(values).flatMap(([category, text]) => (text.trim() ? [[category, Number(text)]] : [])),
    )
    try {
      take(await call(changeHourCaps, { id, hour_caps, lock_version: version.current }))
      alert({
        kind: 'success',
        title: 'Tudo certo',
        text: 'Os limites foram salvos e já valem para os estudantes da instituição.',
      })
    } catch (error) {
      const now = freshIn<Answer<typeof showHourCaps>['data']>(error)
      // What was typed stays, the rest becomes what stands now.
      if (now) take({ data: now }, { keepDirtyValues: true })
      const { words } = placeRefusal(form, error, NOT_SAVED)
      if (words) alert({ kind: now ? 'warning' : 'error', title: now ? 'Mudou em outra janela' : 'Ops!', text: words })
    }
  })
  return (
    <FormProvider {...form}>
      <form className={styles.card} noValidate onSubmit={(event) => void save(event)}>
        <h2>{caps.institution}</h2>
        <p className={styles.lead}>
          Horas que a instituição aproveita de cada categoria. Vazio, vale o limite usual; zero, a categoria não conta.
        </p>
        <div className={styles.totals}>
          {caps.categories.map(({ value, label, usual_cap }) => (
            <TextField
              key={value}
              name={value}
              label={label}
              hint={`Limite usual: ${inHours(usual_cap)}.`}
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
            />
          ))}
        </div>
        <div>
          <Button type="submit" kind="primary" loading={form.formState.isSubmitting}>
            Salvar limites
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
