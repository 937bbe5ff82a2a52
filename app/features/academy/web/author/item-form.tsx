import { useQueryClient } from '@tanstack/react-query'
import { FormProvider } from 'react-hook-form'
import { answerOf, belowAddress } from '#web/calls/answer.ts'
import { call } from '#web/calls/api.ts'
import { RichField } from '#web/form/text/rich-field.tsx'
import { UnsavedGuard } from '#web/form/unsaved-guard.tsx'
import { Card, Muted, Pair, Stack } from '#web/page/page.tsx'
import { ConflictDialog } from '#web/record/conflict-dialog.tsx'
import { keepingWords } from '#web/record/keeping-words.ts'
import { lookOf } from '#web/record/look-of.ts'
import { RecordField } from '#web/record/record-field.tsx'
import { useSavingRecord } from '#web/record/use-saving-record.ts'
import { changeItem, showKeptCourse, showKeptItem } from '../../wire/authoring.ts'
import { itemRecord } from '../../wire/course-record.ts'
import type { KeptItem } from './course-rooms.ts'
import { ItemFile } from './item-file.tsx'
import { QuizBuilder } from './quiz/quiz-builder.tsx'

type Of = KeptItem['attributes']

function Content({ kind }: Pick<Of, 'kind'>) {
  if (kind === 'text') return <RichField {...lookOf(itemRecord, 'text')} hint="Títulos, listas e destaques." />
  if (kind === 'youtube') return <RecordField of={itemRecord} name="youtube" />
  if (kind === 'video') return <RecordField of={itemRecord} name="captions" />
  if (kind !== 'quiz') return null
  return (
    <>
      <RecordField of={itemRecord} name="pass_percent" />
      <QuizBuilder />
    </>
  )
}

/** Saved while it is written; what another author wrote meanwhile is asked about. */
export function ItemForm({ id, item, of }: { id: string; item: string; of: Of }) {
  const client = useQueryClient()
  const { form, keeping, waiting, save, meet, conflict } = useSavingRecord<typeof itemRecord, Of>({
    fields: itemRecord,
    record: of,
    itself: true,
    together: [],
    lacking: () => [],
    kept: `course item ${id} ${item}`,
    async send(changes, lock_version) {
      const { data } = await call(changeItem, { id, key: item, item: { ...changes, lock_version } })
      client.setQueryData(answerOf(showKeptItem, { id, key: item }).queryKey, { data })
      // The course's page reads it anew when it is opened.
      void client.invalidateQueries({ queryKey: belowAddress(showKeptCourse), refetchType: 'none' })
      return data.attributes
    },
  })
  return (
    <>
      {(of.kind === 'video' || of.kind === 'file') && (
        <ItemFile id={id} item={item} kind={of.kind} of={of} onSaved={meet} />
      )}
      <FormProvider {...form}>
        <UnsavedGuard when={keeping !== 'saved' && keeping !== 'saving'} />
        <form
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void save(true)
          }}
        >
          <Card>
            <Stack>
              <Pair>
                <RecordField of={itemRecord} name="title" />
                <RecordField of={itemRecord} name="minutes" />
              </Pair>
              <RecordField of={itemRecord} name="required" />
              <Content kind={of.kind} />
              <div role="status">
                <Muted>{keepingWords(itemRecord, keeping, waiting)}</Muted>
              </div>
            </Stack>
          </Card>
        </form>
      </FormProvider>
      {conflict && <ConflictDialog {...conflict} />}
    </>
  )
}
