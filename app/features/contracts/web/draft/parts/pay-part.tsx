import { useWatch } from 'react-hook-form'
import { INSURED_BY, STIPEND_PERIODS, TRANSPORT_KINDS } from '#features/internships/wire/term-choices.ts'
import { Pair } from '#web/page/page.tsx'
import styles from './parts.module.css'
import { ChoiceTerm, optionsOf, Term } from './term-field.tsx'

const PERIODS = optionsOf(STIPEND_PERIODS)
const TRANSPORT = optionsOf(TRANSPORT_KINDS)
const INSURERS = optionsOf(INSURED_BY)

export function PayPart() {
  const [type, transport, insured_by] = useWatch({
    name: ['internship_type', 'transport_kind', 'insured_by'],
  }) as string[]
  const paid = type !== 'mandatory'
  const byCompany = insured_by !== 'institution'
  return (
    <section className={styles.part} aria-labelledby="bolsa-e-seguro">
      <h2 id="bolsa-e-seguro">Bolsa e seguro</h2>
      <Pair>
        <Term name="stipend" required={paid} />
        <ChoiceTerm name="stipend_period" options={PERIODS} />
      </Pair>
      <Pair>
        <ChoiceTerm name="transport_kind" options={TRANSPORT} required={paid} />
        <Term name="transport_allowance" required={paid && transport === 'money'} />
      </Pair>
      <Pair>
        <ChoiceTerm name="insured_by" options={INSURERS} />
        <Term name="insurer" required={byCompany} />
      </Pair>
      <Pair>
        <Term name="policy" required={byCompany} />
        <Term name="insured_amount" required={byCompany} />
      </Pair>
      <Term name="benefits" />
    </section>
  )
}
