import { useQueryClient } from '@tanstack/react-query'
import { FormProvider } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { listOwnedEnvelopes } from '#features/contracts/wire/envelopes.ts'
import { answerOf } from '#web/calls/answer.ts'
import { call } from '#web/calls/api.ts'
import { useAct } from '#web/calls/use-act.ts'
import { placeRefusal } from '#web/form/errors/place-refusal.ts'
import { UnsavedGuard } from '#web/form/unsaved-guard.tsx'
import { Actions, Card, Muted, Pair, Stack } from '#web/page/page.tsx'
import { ConflictDialog } from '#web/record/conflict-dialog.tsx'
import { keepingWords } from '#web/record/keeping-words.ts'
import { RecordField } from '#web/record/record-field.tsx'
import { useSavingRecord } from '#web/record/use-saving-record.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button } from '#web/ui/button.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { reportRecord, saveReport, sendReport, showReport } from '../../wire/report.ts'

type Report = Answer<typeof showReport>['data']
const TOGETHER = [['from_day', 'to_day']] as const
const FAILED = 'Não foi possível enviar agora. Por favor, tente novamente.'

/** Saved while it is written; nobody reads it before it is sent. */
export function ReportEditor({ report: { id, attributes } }: { report: Report }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const sending = useAct(sendReport, { refresh: [showReport, listOwnedEnvelopes] })
  const { form, keeping, waiting, save, version, conflict } = useSavingRecord({
    fields: reportRecord,
    record: attributes,
    itself: true,
    together: TOGETHER,
    lacking: () => [],
    kept: `report ${id}`,
    async send(changes, lock_version) {
      const { data } = await call(saveReport, { id, report: { ...changes, lock_version } })
      client.setQueryData(answerOf(showReport, { id }).queryKey, { data })
      return data.attributes
    },
  })

  async function send() {
    if (!(await save(true))) return
    try {
      const { data } = await sending.act({ id, lock_version: version() })
      await navigate(`/envelopes/${data.attributes.envelope_id}`)
    } catch (error) {
      const { words } = placeRefusal(form, error, FAILED)
      if (words) alert({ kind: 'warning', title: 'Ops!', text: words })
    }
  }

  return (
    <FormProvider {...form}>
      <UnsavedGuard when={keeping !== 'saved' && keeping !== 'saving'} />
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <Card>
          <Stack>
            <Pair>
              <RecordField of={reportRecord} name="from_day" />
              <RecordField of={reportRecord} name="to_day" hint="Até 6 meses por relatório." />
            </Pair>
            <RecordField of={reportRecord} name="done" required />
            <RecordField of={reportRecord} name="learned" />
            <RecordField of={reportRecord} name="difficulties" />
            <div role="status">
              <Muted>{keepingWords(reportRecord, keeping, waiting)}</Muted>
            </div>
            <Actions>
              <Button kind="primary" type="submit" loading={sending.busy}>
                Enviar o relatório
              </Button>
            </Actions>
            <Muted>
              Depois de enviado, {attributes.company_name}, quem supervisiona e a instituição o leem e assinam.
            </Muted>
          </Stack>
        </Card>
      </form>
      {conflict && <ConflictDialog {...conflict} />}
    </FormProvider>
  )
}
