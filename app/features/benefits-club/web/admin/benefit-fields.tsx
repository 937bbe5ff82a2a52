import { Pair } from '#web/page/page.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { AUDIENCES } from '#wire/person/audience.ts'
import { benefit, CATEGORIES, KINDS } from '../../wire/benefit-record.ts'

const optionsOf = (of: Record<string, string>) => Object.entries(of).map(([value, label]) => ({ value, label }))
const [categories, kinds, audiences] = [CATEGORIES, KINDS, AUDIENCES].map(optionsOf)

export const BenefitFields = () => (
  <>
    <Pair>
      <RecordField of={benefit} name="partner" />
      <RecordField of={benefit} name="title" />
    </Pair>
    <Pair>
      <RecordField of={benefit} name="category" options={categories!} />
      <RecordField of={benefit} name="audience" options={audiences!} />
    </Pair>
    <RecordField of={benefit} name="description" />
    <RecordField of={benefit} name="kind" options={kinds!} />
    <RecordField of={benefit} name="link" />
    <Pair>
      <RecordField of={benefit} name="starts_on" />
      <RecordField of={benefit} name="ends_on" />
    </Pair>
  </>
)
