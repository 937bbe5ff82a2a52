import { useState } from 'react'
import { FieldsForm } from '#features/candidates/web/profile/fields-form.tsx'
import { FIELDS, type AskedField, type FieldName } from '#features/candidates/web/profile/field-list.ts'
import { JOB_TYPES } from '#features/jobs/wire/job-words.ts'
import { buildPath } from '#web/path.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { keysOf } from '#wire/keys-of.ts'
import { ENROLMENT_WORDS } from '../../wire/candidature-words.ts'
import styles from './own.module.css'

const asked = (missing: string[]): AskedField[] =>
  missing.filter((name): name is FieldName => name in FIELDS).map((name) => ({ name, required: true }))

const OTHER_JOBS = buildPath('/vagas', { job_type: keysOf(JOB_TYPES).filter((type) => type !== 'internship') })

type Props = { missing: string[]; internship: boolean; onTold: () => Promise<unknown> }

/** Asks only for profile data that the company needs; they are stored in the profile. */
export function MissingStep({ missing, internship, onTold }: Props) {
  const [saved, setTold] = useState(false)
  return (
    <section className={styles.page} aria-labelledby="falta">
      <header className={styles.head}>
        <h2 id="falta">Antes, conte o que falta</h2>
        <p className={styles.lead}>Fica no seu perfil: na próxima vaga, já estará pronto.</p>
      </header>
      {internship && missing.includes('academic') && (
        <div role={saved ? 'alert' : undefined}>
          <Notice
            kind={saved ? 'warning' : 'info'}
            title={saved ? 'O seu perfil não mostra que você estuda agora' : 'Para um estágio, a lei pede matrícula'}
            action={<ButtonLink to={OTHER_JOBS}>Ver vagas que não são estágio</ButtonLink>}
          >
            {ENROLMENT_WORDS}
            {saved &&
              ' Se você não estuda agora, esta vaga não está aberta para você: as ' +
                'que não são estágio não pedem matrícula.'}
          </Notice>
        </div>
      )}
      <FieldsForm
        fields={asked(missing)}
        mode={internship ? 'internship' : 'candidature'}
        submit="Salvar e continuar"
        onSaved={() => void onTold().then(() => setTold(true))}
      />
    </section>
  )
}
