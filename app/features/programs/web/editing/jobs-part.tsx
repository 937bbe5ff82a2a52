import { Link } from 'react-router'
import { listOwnedJobs } from '#features/jobs/wire/writing.ts'
import { call } from '#web/calls/api.ts'
import type { Option } from '#web/form/choices/options.ts'
import { MultiSelectField } from '#web/form/choices/select-field.tsx'
import { NumberField } from '#web/form/text/number-field.tsx'
import { Muted, Section } from '#web/page/page.tsx'
import { lookOf } from '#web/record/look-of.ts'
import { programRecord as fields } from '../../wire/program-record.ts'
import type { Edited } from './program-editor.tsx'

const jobs = async (q: string, signal: AbortSignal) =>
  (await call(listOwnedJobs, { q, open: true, per_page: 50 }, { signal })).collection.data.map(
    ({ id, attributes: { title, closes_at } }): Option<string> => ({
      value: id,
      label: closes_at ? `${title} (até ${closes_at})` : title,
    }),
  )

export const JobsPart = ({ program }: { program: Edited['attributes'] }) => (
  <Section title="Vagas e escolhas" id="vagas-e-escolhas">
    <MultiSelectField
      {...lookOf(fields, 'job_ids')}
      required
      search={jobs}
      known={program.labels['job_ids'] ?? []}
      hint="Ao menos uma publicada. Nenhuma pode receber inscrições depois do programa."
    />
    <NumberField {...lookOf(fields, 'most_choices')} required />
    <Muted>
      Cada pessoa põe as vagas que escolhe na ordem em que prefere. <Link to="/vagas/minhas">Ver minhas vagas</Link>
    </Muted>
  </Section>
)
