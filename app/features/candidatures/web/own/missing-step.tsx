import { useState } from 'react'
import { FieldsForm } from '#features/candidates/web/profile/fields-form.tsx'
import { FIELDS, type AskedField, type FieldName } from '#features/candidates/web/profile/field-list.ts'
import { Notice } from '#web/ui/notice.tsx'
import { ENROLMENT_WORDS } from '../../wire/candidature-words.ts'
import styles from './own.module.css'

const asked = (missing: string[]): AskedField[] => missing.filter((name): name is FieldName => name in FIELDS).map((name) => ({ name, required: true }))

type Props = { missing: string[]; internship: boolean; onTold: () => Promise<unknown> }

/** Only what the company needs and the profile does not tell yet; it stays in the profile for the next time. */
export function MissingStep({ missing, internship, onTold }: Props) {
  const [told, setTold] = useState(false)
  return (
    <section className={styles.page} aria-labelledby="falta">
      <header className={styles.head}>
        <h2 id="falta">Antes, conte o que falta</h2>
        <p className={styles.lead}>Fica guardado no seu perfil: na próxima vaga, já estará pronto.</p>
      </header>
      {internship && missing.includes('academic') && (
        <div role={told ? 'alert' : undefined}>
          <Notice kind={told ? 'warning' : 'info'} title={told ? 'O seu perfil não mostra que você estuda agora' : 'Para um estágio, a lei pede matrícula'}>{ENROLMENT_WORDS}</Notice>
        </div>
      )}
      <FieldsForm fields={asked(missing)} mode="candidature" submit="Salvar e continuar" onSaved={() => void onTold().then(() => setTold(true))} />
    </section>
  )
}
