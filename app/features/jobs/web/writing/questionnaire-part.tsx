import { Link } from 'react-router'
import { listForms } from '#features/questionnaires/wire/forms.ts'
import { call } from '#web/calls/api.ts'
import type { Option } from '#web/form/choices/options.ts'
import { SelectField } from '#web/form/choices/select-field.tsx'
import { Muted, Section } from '#web/page/page.tsx'
import { lookOf } from '#web/record/look-of.ts'
import { jobRecord } from '../../wire/job-record.ts'

const formsOf = (company_id: string) => async (q: string, signal: AbortSignal) =>
  (await call(listForms, { company_id, q, per_page: 50 }, { signal })).collection.data.map(
    ({ id, attributes }): Option<string> => ({ value: id, label: attributes.title }),
  )

/** What the job asks of everybody who applies. */
export const QuestionnairePart = ({ company_id, known }: { company_id: string; known: readonly Option<string>[] }) => (
  <Section title="Perguntas" id="perguntas">
    <SelectField
      {...lookOf(jobRecord, 'form_id')}
      search={formsOf(company_id)}
      known={known}
      hint="Vazio não pergunta nada além do perfil."
    />
    <Muted>
      A vaga fica com a versão que o questionário tem quando ela vai ao ar.{' '}
      <Link to="/ats/questionarios/formularios/meus">Ver questionários</Link>
    </Muted>
  </Section>
)
