import { type ReactNode, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { TextField } from '#web/form/text/text-field.tsx'
import { Card } from '#web/page/page.tsx'
import { lookOf } from '#web/record/look-of.ts'
import { RecordField } from '#web/record/record-field.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import type { Answer } from '#wire/endpoint.ts'
import type { SentOf } from '#wire/record.ts'
import { Refused } from '#wire/send.ts'
import { BLANK } from '#wire/text/sentences.ts'
import { institutionRecord as fields } from '../../wire/institution-form.ts'
import type { showPartner } from '../../wire/partners.ts'
import { endsWithSchool } from '../what-ends.ts'
import { InstitutionFields } from './institution-fields.tsx'
import { SimilarNames } from './similar-names.tsx'

export type Institution = Answer<typeof showPartner>['data']
type Attributes = Institution['attributes']
export type InstitutionSent = SentOf<typeof fields> & { city_id: number }

/** As the form holds it: cities are of a state. */
const read = ({ state, city, city_id, ...school }: Partial<Attributes>) => ({
  ...school,
  state_id: state ?? null,
  city_id: city_id ?? null,
  labels: { city_id: city && city_id ? [{ value: String(city_id), label: city }] : [] },
})

/** A school says what it is besides; without a state, that is what is missing of its place. */
const rulesFor =
  (below: boolean) =>
  ({ state_id, city_id, category, organization }: Record<string, unknown>) => ({
    ...(!state_id ? { state_id: BLANK } : city_id === null && { city_id: BLANK }),
    ...(!below && !category && { category: BLANK }),
    ...(!below && !organization && { organization: BLANK }),
  })

type Props = {
  /** Which form it is, for what was typed when a session ends. */
  kept: string
  /** One that is there; or, of a new campus, where its school is. */
  record: Partial<Attributes>
  /** A campus or unit: what its school is. */
  below: boolean
  /** Not to be closed before it exists. */
  isNew?: boolean
  submit: string
  send: (sent: InstitutionSent, lock_version: number) => Promise<unknown>
  beside: ReactNode
}

export function InstitutionForm({ below, isNew = false, record, send, ...form }: Props) {
  /** The server knows another one of this name: only then is it asked whether they are two. */
  const [twin, setTwin] = useState(false)
  return (
    <RecordForm<typeof fields, Partial<Attributes>>
      {...form}
      fields={fields}
      record={record}
      read={read}
      rules={rulesFor(below)}
      root="institution"
      partly={!isNew}
      losses={(draft, stands) => (isNew ? [] : endsWithSchool(stands as Attributes, draft.closed))}
      losing={{ title: 'Encerrar esta instituição?', confirm: 'Salvar e encerrar' }}
      send={async (sent, { lock_version }) => {
        await send(sent as InstitutionSent, lock_version).catch((error: unknown) => {
          setTwin(error instanceof Refused && error.status === 422 && Boolean(error.body.errors?.['name']))
          throw error
        })
      }}
    >
      <Card>
        <NameField onRename={() => setTwin(false)} />
        {isNew && !below && <SimilarNames />}
        {twin && <RecordField of={fields} name="same_name" />}
        <InstitutionFields below={below} />
        {!isNew && (
          <RecordField
            of={fields}
            name="closed"
            hint="Continua nas listas, por último, para quem estudou nela. Um convênio deixa de valer."
          />
        )}
      </Card>
    </RecordForm>
  )
}

function NameField({ onRename }: { onRename: () => void }) {
  const { setValue } = useFormContext()
  const rename = () => {
    onRename()
    setValue('same_name', false)
  }
  return <TextField {...lookOf(fields, 'name')} maxLength={200} autoComplete="off" onEdit={rename} />
}
