import { useSearchParams } from 'react-router'
import { pageMeta } from '#web/page-meta.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import type { Route } from './+types/import-page'
import styles from './collaborators.module.css'
import { ImportUpload } from './import-upload.tsx'
import { OneImport } from './one-import.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Importar colaboradores', index: false })

/** The address holds the import: who comes back finds it where it is by now. */
export default function ImportPage() {
  const [search, setSearch] = useSearchParams()
  const id = search.get('importacao')
  return (
    <div className={styles.page}>
      <Breadcrumb
        trail={[{ label: 'Colaboradores', to: '/colaboradores/meus' }, { label: 'Importar colaboradores' }]}
      />
      <h1>Importar colaboradores</h1>
      {id ? (
        <OneImport key={id} id={id} onAnother={() => setSearch({})} />
      ) : (
        <ImportUpload onSent={(sent) => setSearch({ importacao: sent })} />
      )}
    </div>
  )
}
