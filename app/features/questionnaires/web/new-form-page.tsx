import { useNavigate } from 'react-router'
import { useCompanies } from '#features/collaborators/web/use-companies.ts'
import { useAct } from '#web/calls/use-act.ts'
import { Card, Page } from '#web/page/page.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { RecordField } from '#web/record/record-field.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { choiceField } from '#wire/fields.ts'
import { formRecord } from '../wire/form-record.ts'
import { createForm, listForms } from '../wire/forms.ts'
import type { Route } from './+types/new-form-page'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Criar questionário', index: false })

const BACK = { to: '/ats/questionarios/formularios/meus', label: 'Questionários' }
const { title } = formRecord
const alone = { title }
const among = { title, company_id: choiceField('Empresa', 'Escolha a empresa') }

/** Begins with its title; the questions are written in the builder. */
export default function NewFormPage() {
  const navigate = useNavigate()
  const companies = useCompanies()
  const create = useAct(createForm, {
    refresh: [listForms],
    onDone: ({ data }) => navigate(`/ats/questionarios/formularios/${data.id}/editar`, { replace: true }),
  })
  const many = companies.length > 1
  const fields = many ? among : alone
  return (
    <Page title="Criar questionário" width="form" back={BACK}>
      {companies.length > 0 && (
        <Card>
          <RecordForm
            fields={fields}
            root="form"
            submit="Criar questionário"
            record={{ title: '', company_id: companies[0]!.value }}
            send={async (sent) => void (await create.act({ form: sent }))}
          >
            <RecordField of={fields} name="title" />
            {many && <RecordField of={among} name="company_id" options={companies} />}
          </RecordForm>
        </Card>
      )}
    </Page>
  )
}
