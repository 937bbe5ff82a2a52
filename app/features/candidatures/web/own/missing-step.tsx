import { FieldsForm } from '#features/candidates/web/profile/fields-form.tsx'
import { FIELDS, type AskedField, type FieldName } from '#features/candidates/web/profile/field-list.ts'
import styles from './own.module.css'

const asked = (missing: string[]): AskedField[] => missing.filter((name): name is FieldName => name in FIELDS).map((name) => ({ name, required: true }))

/** Only what the company needs and the profile does not tell yet; it stays in the profile for the next time. */
export const MissingStep = ({ missing, onTold }: { missing: string[]; onTold: () => void }) => (
  <section className={styles.page} aria-labelledby="falta">
    <header className={styles.head}>
      <h2 id="falta">Antes, conte o que falta</h2>
      <p className={styles.lead}>Fica guardado no seu perfil: na próxima vaga, já estará pronto.</p>
    </header>
    <FieldsForm fields={asked(missing)} mode="candidature" submit="Salvar e continuar" onSaved={onTold} />
  </section>
)
