import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { optionsOf } from '#features/contracts/web/draft/parts/term-field.tsx'
import type { Folder } from '#features/contracts/web/draft/draft-editor.tsx'
import { listOwnedEnvelopes } from '#features/contracts/wire/envelopes.ts'
import { showFolder } from '#features/internships/wire/folders.ts'
import { recessEarned, recessLeft } from '#features/internships/wire/law/recess.ts'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { Muted, Pair } from '#web/page/page.tsx'
import { RecordDialog } from '#web/record/record-dialog.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { ENDING_REASONS, INITIATIVES } from '#wire/endings.ts'
import { isoDate } from '#wire/time/date.ts'
import { showLedger, terminate } from '../../wire/ledger.ts'
import { inDays } from '../in-days.ts'
import { endingFields } from './ending-fields.ts'

const REASONS = optionsOf(ENDING_REASONS)
const WHO = optionsOf(INITIATIVES)

/** Reckoned while the day is typed: what the company owes on it. */
function RecessOn({ id }: { id: string }) {
  const { data } = useQuery(answerOf(showLedger, { id }))
  const last_day = isoDate(useWatch<{ last_day: string }>({ name: 'last_day' }) ?? '')
  if (!data || !last_day) return null
  const { starts_on, ends_on, recess } = data.data.attributes
  if (last_day < starts_on || last_day > ends_on) return null
  const span = { from: starts_on, to: last_day }
  const taken = recess.entries.flatMap(({ from, to }) => (from && to ? [{ from, to }] : []))
  const { due, left } = recessLeft(span, taken)
  return (
    <Muted>
      Recesso até esse dia: {inDays(due)} ({recessEarned(span).sum}).{' '}
      {left > 0 ? `A pagar no fim: ${inDays(left)}.` : 'Nada a pagar.'}
    </Muted>
  )
}

/** The end before the last day: it makes the document that all parties sign. */
export function EndingDialog({ folder, onClose }: { folder: Folder; onClose: () => void }) {
  const navigate = useNavigate()
  const { act } = useAct(terminate, {
    refresh: [listOwnedEnvelopes, showFolder],
    onDone: ({ data }) => navigate(`/envelopes/${data.attributes.envelope_id}`),
  })
  return (
    <RecordDialog
      title="Encerrar o estágio"
      submit="Criar termo de rescisão"
      root="termination"
      fields={endingFields}
      send={({ text, ...told }) => act({ id: folder.id, termination: { ...told, ...(text && { text }) } as never })}
      onClose={onClose}
    >
      <RecordField of={endingFields} name="last_day" />
      <RecessOn id={folder.id} />
      <Pair>
        <RecordField of={endingFields} name="initiative" options={WHO} />
        <RecordField of={endingFields} name="reason" options={REASONS} />
      </Pair>
      <RecordField of={endingFields} name="text" />
      <Muted>
        Quem não assinar em 10 dias é dispensado, e o termo conta a quem ele foi enviado e quando. O acesso termina no
        último dia, não antes.
      </Muted>
    </RecordDialog>
  )
}
