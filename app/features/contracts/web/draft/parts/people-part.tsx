import { useWatch } from 'react-hook-form'
import { Pair } from '#web/page/page.tsx'
import { Collapsible } from '#web/ui/collapsible.tsx'
import { WORK_MODELS } from '#wire/work-models.ts'
import styles from './parts.module.css'
import { signers, supervisors } from './sources.ts'
import type { Labels } from './studies-part.tsx'
import { ChoiceTerm, optionsOf, Term } from './term-field.tsx'

const MODELS = optionsOf(WORK_MODELS)

type Props = { company_id: string; labels: Labels }
/** Who supervises and where, who guides, and who signs. */
export function PeoplePart({ company_id, labels }: Props) {
  const [supervisor_id, name] = useWatch({ name: ['supervisor_id', 'supervisor_name'] }) as (string | null)[]
  const outside = !supervisor_id && Boolean(name)
  return (
    <>
      <section className={styles.part} aria-labelledby="supervisao">
        <h2 id="supervisao">Supervisão</h2>
        <ChoiceTerm
          name="supervisor_id"
          search={supervisors(company_id)}
          known={labels['supervisor_id'] ?? []}
          required={!outside}
          hint="Quem trabalha na empresa, com no máximo 10 estagiários."
        />
        {!supervisor_id && (
          <Collapsible title="Quem supervisiona não tem conta" openAtFirst={outside}>
            <div className={styles.inner}>
              <Pair>
                <Term name="supervisor_name" required={false} />
                <Term name="supervisor_email" required={false} />
              </Pair>
            </div>
          </Collapsible>
        )}
        <Pair>
          <Term name="supervisor_job_title" required={false} />
          <Term name="supervisor_education" />
        </Pair>
        <Pair>
          <ChoiceTerm name="work_model" options={MODELS} />
          <Term name="workplace" />
        </Pair>
      </section>
      <section className={styles.part} aria-labelledby="assinaturas">
        <h2 id="assinaturas">Orientação e assinaturas</h2>
        <Pair>
          <Term name="advisor_name" required={false} hint="A instituição indica." />
          <Term name="advisor_email" required={false} />
        </Pair>
        <ChoiceTerm
          name="company_signer_id"
          search={signers(company_id)}
          known={labels['company_signer_id'] ?? []}
          hint="Representante Legal da empresa."
        />
        <Pair>
          <Term name="institution_signer_name" />
          <Term name="institution_signer_email" />
        </Pair>
      </section>
    </>
  )
}
