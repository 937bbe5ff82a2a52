import { call } from '#web/calls/api.ts'
import type { Option } from '#web/form/choices/options.ts'
import { SelectField } from '#web/form/choices/select-field.tsx'
import { NumberField } from '#web/form/text/number-field.tsx'
import type { FileRule } from '#web/form/uploads/file-rules.ts'
import { Pair, Section } from '#web/page/page.tsx'
import { lookOf } from '#web/record/look-of.ts'
import { RecordField } from '#web/record/record-field.tsx'
import { programRecord as fields } from '../../wire/program-record.ts'
import { listOwnedPrograms, PICTURE_BYTES } from '../../wire/programs.ts'
import { named } from '../named.ts'
import type { Edited } from './program-editor.tsx'

const PICTURE: FileRule = { kinds: ['picture'], mostBytes: PICTURE_BYTES }
const CLOSES = 'Até o fim deste dia, no horário de Brasília. As vagas que encerram com o programa seguem esta data.'

const othersThan = (id: string) => async (q: string, signal: AbortSignal) =>
  (await call(listOwnedPrograms, { q, per_page: 50 }, { signal })).collection.data
    .filter((one) => one.id !== id)
    .map(({ id: value, attributes }): Option<string> => ({ value, label: named(attributes) }))

type Props = { id: string; program: Edited['attributes'] }

export const BasicsPart = ({ id, program }: Props) => (
  <Section title="O programa" id="o-programa">
    <RecordField of={fields} name="title" required />
    <Pair>
      <NumberField {...lookOf(fields, 'edition')} grouped={false} />
      <RecordField of={fields} name="close_enrollment_at" required hint={CLOSES} />
    </Pair>
    <RecordField of={fields} name="address" />
    <SelectField
      {...lookOf(fields, 'previous_id')}
      search={othersThan(id)}
      known={program.labels['previous_id'] ?? []}
      hint="A página dela passa a levar a esta."
    />
    <RecordField of={fields} name="banner" rule={PICTURE} />
    <RecordField of={fields} name="logo" rule={PICTURE} />
  </Section>
)
