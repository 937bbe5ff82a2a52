import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { showFolder, updateFolder } from '#features/internships/wire/folders.ts'
import { termsRecord } from '#features/internships/wire/terms-record.ts'
import type { DraftTerms } from '#features/internships/wire/terms.ts'
import { answerOf } from '#web/calls/answer.ts'
import { call } from '#web/calls/api.ts'
import { focusField } from '#web/form/errors/focus-field.ts'
import { UnsavedGuard } from '#web/form/unsaved-guard.tsx'
import { Sheet } from '#web/page/page.tsx'
import { ConflictDialog } from '#web/record/conflict-dialog.tsx'
import { useSavingRecord } from '#web/record/use-saving-record.ts'
import type { Answer } from '#wire/endpoint.ts'
import { amendmentRecord, type DraftFields } from './draft-fields.ts'
import styles from './draft.module.css'
import { CapacityPanel } from './law/capacity-panel.tsx'
import { LawContext } from './law/law-context.tsx'
import { LawPanel } from './law/law-panel.tsx'
import { type Breach, useLaw } from './law/use-law.ts'
import { GuardianRows } from './parts/guardian-rows.tsx'
import { HoursPart } from './parts/hours-part.tsx'
import { PayPart } from './parts/pay-part.tsx'
import { PeoplePart } from './parts/people-part.tsx'
import { PeriodPart } from './parts/period-part.tsx'
import { PlanPart } from './parts/plan-part.tsx'
import { StudiesPart } from './parts/studies-part.tsx'
import { RejectionNotice } from './rejection-notice.tsx'
import { SendBar } from './send-bar.tsx'

export type Folder = Answer<typeof showFolder>['data']
type Which = { envelope_id?: string }

const TOGETHER = [['starts_on', 'ends_on']] as const

/** As the form begins with it. */
const recordOf = ({ attributes: { terms, lock_version, labels, effective_on } }: Folder) => ({
  ...terms,
  effective_on: effective_on ?? undefined,
  lock_version,
  labels,
})

/** The terms of a draft, saved while they are written, with the law beside them. */
export function DraftEditor({ folder, which, sent }: { folder: Folder; which: Which; sent: (id: string) => string }) {
  const client = useQueryClient()
  const [asked, setAsked] = useState(false)
  const { id, attributes } = folder
  const amends = attributes.before !== null
  const fields = (amends ? amendmentRecord : termsRecord) as DraftFields
  const keep = (data: Folder) => client.setQueryData(answerOf(showFolder, { id, ...which }).queryKey, { data })
  const saving = useSavingRecord({
    fields: fields as typeof amendmentRecord,
    record: recordOf(folder) as never,
    itself: attributes.is_draft,
    together: TOGETHER,
    lacking: () => [],
    kept: `folder ${id} ${attributes.terms_id}`,
    fresh: (attributes) => recordOf({ ...folder, attributes }) as never,
    async send({ effective_on, ...terms }, lock_version) {
      const { data } = await call(updateFolder, {
        id,
        folder: { ...which, lock_version, terms: terms as DraftTerms, ...(effective_on && { effective_on }) },
      })
      keep(data)
      return recordOf(data) as never
    },
  })
  const { form, keeping, save, conflict } = saving

  const apply = ({ fix }: Breach) => {
    for (const [name, value] of Object.entries(fix?.changes ?? {}))
      form.setValue(name, fields[name as keyof typeof termsRecord]?.toTyped(value as never), { shouldDirty: true })
  }
  const isBlank = (name: string) => {
    const typed = form.getValues(name) as unknown
    return Array.isArray(typed) ? typed.length === 0 : typed === undefined || typed === null || typed === ''
  }

  return (
    <FormProvider {...form}>
      <UnsavedGuard when={keeping !== 'saved' && keeping !== 'saving'} />
      <Judged fields={fields} folder={folder}>
        {(law) => (
          <LawContext value={{ breaches: law?.data ?? [], asked, apply, isBlank }}>
            {attributes.envelope_id && <RejectionNotice envelope_id={attributes.envelope_id} />}
            <div className={styles.columns}>
              <form
                method="post"
                noValidate
                onSubmit={(event) => {
                  event.preventDefault()
                  void save(true)
                }}
              >
                <Sheet>
                  <PeriodPart amends={amends} />
                  <HoursPart />
                  <PayPart />
                  <PeoplePart company_id={attributes.company_id} labels={attributes.labels} />
                  <PlanPart />
                  <StudiesPart labels={attributes.labels} />
                  <GuardianRows />
                </Sheet>
              </form>
              <aside className={styles.side} aria-label="Lei e capacidade">
                <LawPanel breaches={law?.data} onFix={apply} onGo={(name) => focusField(form, name)} />
                <CapacityPanel capacity={law?.capacity} />
              </aside>
            </div>
            <SendBar
              folder={folder}
              sent={sent}
              saving={saving as never}
              breaches={law?.data}
              onAsk={() => setAsked(true)}
            />
          </LawContext>
        )}
      </Judged>
      {conflict && <ConflictDialog {...conflict} />}
    </FormProvider>
  )
}

type Law = ReturnType<typeof useLaw>['data']
/** Below the form, which it watches. */
function Judged({
  fields,
  folder,
  children,
}: {
  fields: DraftFields
  folder: Folder
  children: (law: Law) => React.ReactNode
}) {
  const { terms, is_draft } = folder.attributes
  return children(useLaw(fields, { id: folder.id, terms, isDraft: is_draft }).data)
}
