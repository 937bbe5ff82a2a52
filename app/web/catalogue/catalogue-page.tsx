import { Link } from 'react-router'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/catalogue-page'
import styles from './catalogue.module.css'
import { groups } from './groups.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Catálogo', index: false })

export default function CataloguePage() {
  return (
    <ul className={styles.cards}>
      {groups.map(({ name, title, about, stories }) => (
        <li key={name} className={styles.card}>
          <h2>
            <Link to={`/catalogo/${name}`}>{title}</Link>
          </h2>
          <p>{about}</p>
          <p className={styles.count}>
            {stories.length} {stories.length === 1 ? 'peça' : 'peças'}
          </p>
        </li>
      ))}
    </ul>
  )
}
