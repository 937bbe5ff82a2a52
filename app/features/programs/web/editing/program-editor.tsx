import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { Stack } from '#web/page/page.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button } from '#web/ui/button.tsx'
import type { Answer, Sent } from '#wire/endpoint.ts'
import { programRecord } from '../../wire/program-record.ts'
import { listOwnedPrograms, showProgram, showProgramAttributes, updateProgram } from '../../wire/programs.ts'
import { BasicsPart } from './basics-part.tsx'
import { JobsPart } from './jobs-part.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { ProgramHistory } from './program-history.tsx'
import { ProgramState } from './program-state.tsx'
import { QuestionsPart } from './questions-part.tsx'
import { StepsPart } from './steps-part.tsx'
import { StoryPart } from './story-part.tsx'

export type Edited = Answer<typeof showProgramAttributes>['data']
type ProgramSent = Sent<typeof updateProgram>['program']

const SAME = { kind: 'info', title: 'Tudo certo', text: 'Nada mudou desde a última vez que você salvou.' } as const

/** Every part of a program, in the order of its page. */
export function ProgramEditor({ program: { id, attributes } }: { program: Edited }) {
  const client = useQueryClient()
  const [changed, setChanged] = useState(false)
  const [previewed, setPreviewed] = useState(false)
  const save = useAct(updateProgram, {
    done: 'As alterações foram salvas.',
    refresh: [listOwnedPrograms, showProgram],
  })
  const keep = (data: Edited) => client.setQueryData(answerOf(showProgramAttributes, { id }).queryKey, { data })
  return (
    <Stack>
      <ProgramState id={id} program={attributes} changed={changed} keep={keep} />
      <RecordForm<typeof programRecord, Edited['attributes']>
        fields={programRecord}
        record={attributes}
        root="program"
        partly
        kept={`program ${id}`}
        submit="Salvar alterações"
        sticky
        onChanged={setChanged}
        beside={
          <Button aria-haspopup="dialog" onClick={() => setPreviewed(true)}>
            Ver prévia
          </Button>
        }
        send={async (changes, { lock_version, ...how }) => {
          if (Object.keys(changes).length === 0) return void alert(SAME)
          const sent = { id, program: { ...(changes as ProgramSent), lock_version } }
          const { data } = await save.act(sent, how)
          keep(data)
          return data.attributes
        }}
      >
        <BasicsPart program={attributes} id={id} />
        <StoryPart />
        <JobsPart program={attributes} />
        <StepsPart />
        <QuestionsPart />
      </RecordForm>
      <ProgramHistory history={attributes.history} />
      {previewed && <PreviewDialog id={id} changed={changed} onClose={() => setPreviewed(false)} />}
    </Stack>
  )
}
