import { type ReactNode, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { LawContext } from '#features/contracts/web/draft/law/law-context.tsx'
import { LawPanel } from '#features/contracts/web/draft/law/law-panel.tsx'
import { focusField } from '#web/form/errors/focus-field.ts'
import { UnsavedGuard } from '#web/form/unsaved-guard.tsx'
import { Page, Sheet } from '#web/page/page.tsx'
import { ConflictDialog } from '#web/record/conflict-dialog.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import type { Fields } from '#wire/record.ts'
import { breachesIn } from './breaches-in.ts'
import type { Opened } from './form-room.tsx'
import { SubmitBar } from './submit-bar.tsx'
import { useFormSaving } from './use-form-saving.ts'

type Props = {
  opened: Opened
  fields: Fields
  /** What is judged together: see `waitingFields`. */
  together?: readonly string[][]
  title: string
  lead: string
  /** What the button does: 'Concluir admissão'. */
  submit: string
  /** Told where it could not be sent. */
  failed?: string
  children: ReactNode
}

/** The frame of every form by invite: it saves itself, says what is missing, and sends. Its fields are its children. */
export function FormShell({ opened, fields, together, title, lead, submit, failed, children }: Props) {
  const { findings } = opened.form
  const [asked, setAsked] = useState(false)
  const saving = useFormSaving(opened, fields, together)
  const { form, keeping, conflict } = saving
  const breaches = breachesIn(findings, fields)
  const isBlank = (name: string) => {
    const typed = form.getValues(name) as unknown
    return Array.isArray(typed) ? typed.length === 0 : typed === undefined || typed === null || typed === ''
  }
  return (
    <Page title={title} lead={lead} width="form">
      <FormProvider {...form}>
        <UnsavedGuard when={keeping !== 'saved' && keeping !== 'saving'} />
        <LawContext value={{ breaches, asked, apply: () => {}, isBlank }}>
          <form
            method="post"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              void saving.save(true)
            }}
          >
            <Sheet>{children}</Sheet>
          </form>
          {findings
            .filter(({ kind }) => kind === 'warning')
            .map(({ field, message }) => (
              <Notice key={field + message} kind="warning" title={fields[field]?.label ?? 'Atenção'}>
                {message}
              </Notice>
            ))}
          {asked && breaches.length > 0 && (
            <LawPanel
              title="O que falta"
              breaches={breaches}
              onFix={() => {}}
              onGo={(name) => focusField(form, name)}
            />
          )}
          <SubmitBar
            opened={opened}
            saving={saving}
            fields={fields}
            label={submit}
            failed={failed}
            onAsk={() => setAsked(true)}
          />
        </LawContext>
        {conflict && <ConflictDialog {...conflict} />}
      </FormProvider>
    </Page>
  )
}
