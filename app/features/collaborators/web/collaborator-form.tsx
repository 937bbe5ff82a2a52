import { type ReactNode, type SubmitEvent, useRef } from 'react'
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form'
import { ErrorSummary } from '#web/form/errors/error-summary.tsx'
import { NOT_SAVED, placeRefusal } from '#web/form/errors/place-refusal.ts'
import { UnsavedGuard } from '#web/form/unsaved-guard.tsx'
import { useKeptTyping } from '#web/form/text/use-kept-typing.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button } from '#web/ui/button.tsx'
import { AccessFields } from './access-fields.tsx'
import { type Draft, fieldOf, LABELS, resolverFor } from './collaborator-draft.ts'
import styles from './collaborators.module.css'
import type { AccountBefore } from './own-account.ts'
import { OwnAccountFields } from './own-account-fields.tsx'
import { type EmailRule, PersonFields } from './person-fields.tsx'

type Props = {
  /** Whose profile it is; a newcomer has none. */
  uuid?: string
  initial: Draft
  /** One's own profile: roles, flags and company are only shown, and the account, as it stands, is in it. */
  own?: AccountBefore | undefined
  email?: EmailRule
  submit: string
  save: (draft: Draft, form: UseFormReturn<Draft>) => Promise<void>
  cancel: ReactNode
}

export function CollaboratorForm({ uuid, initial, own, email, submit, save, cancel }: Props) {
  const form = useForm<Draft>({ resolver: resolverFor(own) as never, defaultValues: initial, mode: 'onTouched' })
  const { isDirty, isSubmitting } = form.formState
  useKeptTyping(form, { name: `collaborator ${uuid ?? 'new'}`, initial, never: ['document', 'rg'] })
  const sending = useRef(false)

  const send = (draft: Draft) => save(draft, form).catch(refuse)

  /** Asked again at once it would end at once, and what is still being saved would count as unsaved. */
  function submitOnce(event: SubmitEvent) {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    void form
      .handleSubmit(send)(event)
      .finally(() => void (sending.current = false))
  }

  function refuse(error: unknown) {
    const { fields, words } = placeRefusal(form, error, NOT_SAVED, fieldOf)
    if (words) alert({ kind: 'error', title: 'Ops!', text: words })
    else setTimeout(() => form.setFocus(fields[0]!))
  }

  return (
    <FormProvider {...form}>
      <form method="post" className={styles.form} noValidate onSubmit={submitOnce}>
        <ErrorSummary<Draft> labels={LABELS} />
        <UnsavedGuard when={isDirty && !isSubmitting} />
        <PersonFields email={email} />
        {own && <OwnAccountFields before={own} />}
        <AccessFields own={Boolean(own)} />
        <div className={styles.actions}>
          <Button type="submit" kind="primary" loading={isSubmitting}>
            {submit}
          </Button>
          {cancel}
        </div>
      </form>
    </FormProvider>
  )
}
