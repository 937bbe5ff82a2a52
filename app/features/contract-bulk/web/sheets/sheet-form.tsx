import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { listDescendants } from '#features/collaborators/wire/collaborators.ts'
import { listInstitutions } from '#features/institutions/wire/register.ts'
import { listSigners, listSupervisors } from '#features/internships/wire/folders.ts'
import { EDUCATION_TYPES, INTERNSHIP_TYPES } from '#features/internships/wire/term-choices.ts'
import { answerOf } from '#web/calls/answer.ts'
import { call } from '#web/calls/api.ts'
import { useAct } from '#web/calls/use-act.ts'
import { SelectField } from '#web/form/choices/select-field.tsx'
import type { FileRule } from '#web/form/uploads/file-rules.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Pair, Section } from '#web/page/page.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { BATCH_BYTES, createBatch, listBatches } from '../../wire/batches.ts'
import { sheetFields as fields } from './sheet-fields.ts'

const RULE: FileRule = { kinds: ['spreadsheet', 'csv'], mostBytes: BATCH_BYTES }
const optionsOf = (of: Record<string, string>) => Object.entries(of).map(([value, label]) => ({ value, label }))
const TYPES = optionsOf(INTERNSHIP_TYPES)
const LEVELS = optionsOf(EDUCATION_TYPES)

type Person = { value: string; label: string; description: string | null }
const people =
  (endpoint: typeof listSigners | typeof listSupervisors, company_id: string) =>
  async (q: string, signal: AbortSignal) =>
    (await call(endpoint, { company_id, q }, { signal })).map(({ description, ...one }: Person) => ({
      ...one,
      ...(description && { description }),
    }))
const institutions = (q: string, signal: AbortSignal) => call(listInstitutions, { q }, { signal })

const Field = ({ name, hint }: { name: keyof typeof fields; hint?: string }) => (
  <RecordField of={fields} name={name} {...(hint && { hint })} />
)

/** What is alike for all of them is chosen here; the sheet says the rest. */
export function SheetForm() {
  const own = useQuery(answerOf(listDescendants, {}))
  return <Loaded of={[own]}>{([first]) => <Form company_id={first!.value} />}</Loaded>
}

function Form({ company_id }: { company_id: string }) {
  const navigate = useNavigate()
  const create = useAct(createBatch, { refresh: [listBatches] })
  return (
    <RecordForm
      fields={fields}
      submit="Conferir planilha"
      root={(path) => path.replace(/^defaults\./, '')}
      send={async ({ file, activities, ...defaults }, how) => {
        const lines = activities.split('\n').filter((line) => line.trim())
        const sent = { file: file!, defaults: { ...defaults, activities: lines } }
        const { data } = await create.act(sent as Parameters<typeof create.act>[0], how)
        void navigate(`/folders/planilha/${data.id}`)
      }}
    >
      <Section title="Planilha" id="planilha" lead="Até 500 contratos, um por linha.">
        <RecordField of={fields} name="file" rule={RULE} />
      </Section>
      <Section
        title="Para toda a planilha"
        id="para-todas"
        lead="Vale nas linhas em que a célula está em branco. Deixe vazio o que cada linha já diz."
      >
        <Pair>
          <SelectField name="internship_type" label={fields.internship_type.label} options={TYPES} />
          <SelectField name="education_type" label={fields.education_type.label} options={LEVELS} />
        </Pair>
        <SelectField name="institution_id" label={fields.institution_id.label} search={institutions} />
        <Pair>
          <Field name="institution_signer_name" />
          <Field name="institution_signer_email" />
        </Pair>
        <Pair>
          <Field name="advisor_name" hint="A instituição indica." />
          <Field name="advisor_email" />
        </Pair>
        <Pair>
          <SelectField
            name="company_signer_id"
            label={fields.company_signer_id.label}
            search={people(listSigners, company_id)}
            hint="Representante Legal da empresa."
          />
          <SelectField
            name="supervisor_id"
            label={fields.supervisor_id.label}
            search={people(listSupervisors, company_id)}
            hint="No máximo 10 estagiários cada."
          />
        </Pair>
        <Pair>
          <Field name="supervisor_job_title" />
          <Field name="supervisor_education" />
        </Pair>
        <Field name="insurer" />
        <Pair>
          <Field name="policy" />
          <Field name="insured_amount" />
        </Pair>
        <Field name="workplace" />
        <Field name="activities" />
      </Section>
    </RecordForm>
  )
}
