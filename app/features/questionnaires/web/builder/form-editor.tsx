import { useQueryClient } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { RecordForm } from '#web/record/record-form.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { formRecord } from '../../wire/form-record.ts'
import { listForms, showForm, showFormAttributes, updateForm } from '../../wire/forms.ts'
import { faultsOf } from '../../wire/judge-content.ts'
import { FormParts } from './form-parts.tsx'

export type Edited = Answer<typeof showFormAttributes>['data']

const dotted = (path: string) => path.replace(/\[(\d+)\]/g, '.$1')

/** The same rules as the server's, where they are broken. */
const rules = (draft: Parameters<typeof faultsOf>[0]) =>
  Object.fromEntries(Object.entries(faultsOf(draft)).map(([path, words]) => [dotted(path), words]))

export function FormEditor({ form }: { form: Edited }) {
  const client = useQueryClient()
  const { id, attributes } = form
  const save = useAct(updateForm, { done: 'O questionário está salvo.', refresh: [listForms, showForm] })
  return (
    <RecordForm
      fields={formRecord}
      record={attributes}
      root="form"
      kept={`questionnaire ${id}`}
      rules={rules}
      submit="Salvar questionário"
      sticky
      send={async (sent, { lock_version, ...how }) => {
        const { data } = await save.act({ id, form: { ...sent, lock_version } }, how)
        client.setQueryData(answerOf(showFormAttributes, { id }).queryKey, { data })
        return data.attributes
      }}
    >
      <FormParts hints={attributes.hints} />
    </RecordForm>
  )
}
