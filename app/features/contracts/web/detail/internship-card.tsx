import { RichText } from '#web/ui/text/rich-text.tsx'
import type { Attributes } from '../../wire/buttons.ts'
import { FolderLink } from '../folder/folder-link.tsx'
import styles from './detail.module.css'

type Props = Pick<Attributes, 'internship' | 'description'>

export const InternshipCard = ({ internship: i, description }: Props) => (
  <section className={styles.card} aria-labelledby="internship">
    <header className={styles.head}>
      <h2 id="internship">O estágio</h2>
      <FolderLink id={i.id} of={i.intern_name} label="Abrir a pasta" />
    </header>
    <div className={styles.inside}>
      {description && <RichText html={description} />}
      <dl className={styles.facts}>
        {[
          ['Empresa', i.company_name],
          ['Instituição', i.institution_name ?? 'Não informado.'],
          ['Curso', i.course_name ?? 'Não informado.'],
          ...i.facts.map(({ label, value }) => [label, value]),
        ].map(([label, value]) => [<dt key={label}>{label}</dt>, <dd key={`${label} value`}>{value}</dd>])}
      </dl>
    </div>
  </section>
)
