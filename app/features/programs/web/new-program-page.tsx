import { useNavigate } from 'react-router'
import { useCompanies } from '#features/collaborators/web/use-companies.ts'
import { useAct } from '#web/calls/use-act.ts'
import { NumberField } from '#web/form/text/number-field.tsx'
import { Card, Page } from '#web/page/page.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { lookOf } from '#web/record/look-of.ts'
import { RecordField } from '#web/record/record-field.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { choiceField, textField } from '#wire/fields.ts'
import { programRecord, TITLE_LENGTH } from '../wire/program-record.ts'
import { createProgram, listOwnedPrograms } from '../wire/programs.ts'
import type { Route } from './+types/new-program-page'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Criar programa', index: false })

const BACK = { to: '/programa_estagio', label: 'Programas de estágio' }
const { title, edition } = programRecord
const alone = { title: textField(title.label, TITLE_LENGTH, { hint: title.look!.hint! }), edition }
const among = { ...alone, company_id: choiceField('Empresa', 'Escolha a empresa') }

/** A draft begins with its name; everything else is written in the editor. */
export default function NewProgramPage() {
  const navigate = useNavigate()
  const companies = useCompanies()
  const create = useAct(createProgram, {
    refresh: [listOwnedPrograms],
    onDone: ({ data }) => navigate(`/programa_estagio/${data.id}`, { replace: true }),
  })
  const many = companies.length > 1
  const fields = many ? among : alone
  return (
    <Page title="Criar programa" width="form" back={BACK}>
      {companies.length > 0 && (
        <Card>
          <RecordForm
            fields={fields}
            root="program"
            submit="Criar rascunho"
            record={{ title: '', edition: null, company_id: companies[0]!.value }}
            send={async (sent) => void (await create.act({ program: sent }))}
          >
            <RecordField of={fields} name="title" />
            <NumberField {...lookOf(alone, 'edition')} grouped={false} />
            {many && <RecordField of={among} name="company_id" options={companies} />}
          </RecordForm>
        </Card>
      )}
    </Page>
  )
}
