import { Column } from '#web/layout/frame.tsx'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/documents-page'
import { CategoryList } from './category-list.tsx'
import styles from './documents.module.css'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Documentos pessoais', index: false })

export default function DocumentsPage() {
  return (
    <Column narrow>
      <div className={styles.page}>
        <header className={styles.group}>
          <h1>Documentos pessoais</h1>
          <p className={styles.lead}>
            Ficam cifrados e são só seus. Quem confere abre cada um com registro; empresas não os veem aqui.
          </p>
        </header>
        <CategoryList />
      </div>
    </Column>
  )
}
