import type { FileRule } from '#web/form/uploads/file-rules.ts'
import { Section } from '#web/page/page.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { PICTURE_BYTES } from '../../wire/profile.ts'
import { editedRecord as fields } from './edited-company.ts'

export const PICTURE: FileRule = { kinds: ['picture'], mostBytes: PICTURE_BYTES }

export const PicturesPart = () => (
  <Section title="Logotipo e capa" id="imagens">
    <RecordField of={fields} name="avatar" rule={PICTURE} />
    <RecordField of={fields} name="background" rule={PICTURE} />
  </Section>
)
