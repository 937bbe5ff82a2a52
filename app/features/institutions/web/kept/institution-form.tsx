import { type ReactNode, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { alsoChanged } from '#web/form/text/both-changed.ts'
import { CheckboxField } from '#web/form/choices/checkbox-field.tsx'
import { ErrorSummary } from '#web/form/errors/error-summary.tsx'
import type { Option } from '#web/form/choices/options.ts'
import { NOT_SAVED, placeRefusal } from '#web/form/errors/place-refusal.ts'
import { TextField } from '#web/form/text/text-field.tsx'
import { beginAnew } from '#web/form/text/typed-over.ts'
import { UnsavedGuard } from '#web/form/unsaved-guard.tsx'
import { useKeptTyping } from '#web/form/text/use-kept-typing.ts'
import { freshIn } from '#web/calls/fresh-in.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button } from '#web/ui/button.tsx'
import { Refused } from '#wire/send.ts'
import { useAskedSave } from '../use-asked-save.tsx'
import styles from '../partners/partners.module.css'
import {
  changedByBoth,
  checkInstitution,
  draftOf,
  FIELD_WORDS as WORDS,
  fieldAt,
  type Institution,
  type InstitutionDraft,
  joinedDraft,
} from './institution-draft.ts'
import { InstitutionFields } from './institution-fields.tsx'
import { SimilarNames } from './similar-names.tsx'

type Props = {
  /** Which form it is, for what was typed when a session ends. */
  kept: string
  initial: InstitutionDraft
  /** A campus or unit: what its school is, and not to be closed before it exists. */
  below: boolean
  isNew: boolean
  city: Option<number>[]
  submit: string
  save: (draft: InstitutionDraft) => Promise<void>
  /** What saving would end, by name: asked before. */
  ends?: (draft: InstitutionDraft) => string[]
  /** Somebody else saved first: what stands now. */
  onStale?: (fresh: Institution) => void
  cancel: ReactNode
}

export function InstitutionForm({
  kept,
  initial,
  below,
  isNew,
  city,
  submit,
  save,
  ends = () => [],
  onStale,
  cancel,
}: Props) {
  const [resolver] = useState(() => checkInstitution(below))
  const form = useForm<InstitutionDraft>({ resolver, defaultValues: initial, mode: 'onTouched' })
  const { isDirty, isSubmitting } = form.formState
  /** The server knows another one of this name: only then is it asked whether they are two. */
  const [twin, setTwin] = useState(false)
  const stands = [city[0]?.label, initial.state_id].filter(Boolean).join('/')
  useKeptTyping(form, {
    name: kept,
    initial,
    join: (base, typed) => joinedDraft(base, typed, initial),
    both: (base, typed) => changedByBoth(base, typed, initial, stands),
  })

  function adopt(fresh: Institution) {
    const [base, typed, now] = [
      form.formState.defaultValues as InstitutionDraft,
      form.getValues(),
      draftOf(fresh.attributes),
    ]
    onStale?.(fresh)
    beginAnew(form, now, joinedDraft(base, typed, now))
    return changedByBoth(base, typed, now, [fresh.attributes.city, fresh.attributes.state].filter(Boolean).join('/'))
  }

  function refuse(error: unknown) {
    const fresh = freshIn<Institution>(error)
    const both = fresh ? adopt(fresh) : []
    const { fields, words } = placeRefusal(form, error, NOT_SAVED, fieldAt)
    setTwin(error instanceof Refused && error.status === 422 && Boolean(error.body.errors?.['name']))
    if (words)
      alert({
        kind: fresh ? 'warning' : 'error',
        title: fresh ? 'Mudou em outra janela' : 'Ops!',
        text: words + alsoChanged(both),
      })
    else if (fields[0]) setTimeout(() => form.setFocus(fields[0]!))
  }
  const { ask, dialog } = useAskedSave({ title: 'Encerrar esta instituição?', confirm: 'Salvar e encerrar' })
  const send = form.handleSubmit((draft) => save(draft).catch(refuse))
  const look = form.handleSubmit((draft) => {
    const ending = ends(draft)
    return ending.length ? ask(ending, send) : save(draft).catch(refuse)
  })
  function rename() {
    setTwin(false)
    form.setValue('same_name', false)
  }

  return (
    <FormProvider {...form}>
      <UnsavedGuard when={isDirty && !isSubmitting} />
      {dialog}
      <form className={styles.form} noValidate onSubmit={(event) => void look(event)}>
        <ErrorSummary<InstitutionDraft> labels={WORDS} />
        <div className={styles.card}>
          <TextField<InstitutionDraft, InstitutionDraft>
            name="name"
            label={WORDS.name}
            required
            maxLength={200}
            autoComplete="off"
            onEdit={rename}
          />
          {isNew && !below && <SimilarNames />}
          {twin && (
            <CheckboxField<InstitutionDraft, InstitutionDraft>
              name="same_name"
              label="É outra instituição, com o mesmo nome"
            />
          )}
          <InstitutionFields below={below} city={city} />
          {!isNew && (
            <CheckboxField<InstitutionDraft, InstitutionDraft>
              name="closed"
              label="Encerrou as atividades"
              hint="Continua nas listas, por último, para quem estudou nela. Um convênio deixa de valer."
            />
          )}
        </div>
        <div className={styles.actions}>
          <Button type="submit" kind="primary" loading={isSubmitting}>
            {submit}
          </Button>
          {cancel}
          <p role="status">{isDirty ? 'Alterações ainda não salvas' : ''}</p>
        </div>
      </form>
    </FormProvider>
  )
}
