import { INTERNSHIP_TYPES } from '#features/internships/wire/term-choices.ts'
import { Pair } from '#web/page/page.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { amendmentRecord } from '../draft-fields.ts'
import { LawWords, useSaid } from '../law/law-context.tsx'
import styles from './parts.module.css'
import { ChoiceTerm, optionsOf, Term } from './term-field.tsx'

const TYPES = optionsOf(INTERNSHIP_TYPES)

export function PeriodPart({ amends }: { amends: boolean }) {
  const said = useSaid('effective_on')
  return (
    <section className={styles.part} aria-labelledby="periodo">
      <h2 id="periodo">Período</h2>
      {amends && (
        <RecordField
          of={amendmentRecord}
          name="effective_on"
          hint={said.length ? <LawWords of={said} /> : 'Até lá vale o que já foi combinado.'}
        />
      )}
      <Pair>
        <ChoiceTerm name="internship_type" options={TYPES} />
        <Term name="starts_on" />
        <Term name="ends_on" />
      </Pair>
    </section>
  )
}
