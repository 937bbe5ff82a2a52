import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { listDescendants } from '#features/collaborators/wire/collaborators.ts'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { RecordDialog } from '#web/record/record-dialog.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { choiceField } from '#wire/fields.ts'
import { createTemplate, listTemplates } from '../../wire/templates.ts'
import { type Kind, KINDS } from '../../wire/variable-types.ts'

const fields = {
  kind: choiceField('Documento', 'Escolha o tipo de documento'),
  company_id: choiceField('Para qual empresa', 'Escolha a empresa'),
}
const kinds = Object.entries(KINDS).map(([value, label]) => ({ value, label }))

/** A template of the own company, or of one of its branches, as a copy of the platform's. */
export function NewTemplateDialog({ at, onClose }: { at: string; onClose: () => void }) {
  const navigate = useNavigate()
  const companies = useQuery(answerOf(listDescendants, {}))
  const create = useAct(createTemplate, {
    refresh: [listTemplates],
    onDone: ({ data }) => navigate(`${at}/${data.id}`),
  })
  if (!companies.data) return null
  return (
    <RecordDialog
      title="Criar modelo da empresa"
      submit="Criar modelo"
      fields={fields}
      root="template"
      send={({ kind, company_id }) => create.act({ template: { kind: kind as Kind, company_id } })}
      onClose={onClose}
    >
      <RecordField of={fields} name="kind" options={kinds} hint="Começa como cópia do modelo da plataforma." />
      <RecordField of={fields} name="company_id" options={companies.data} />
    </RecordDialog>
  )
}
