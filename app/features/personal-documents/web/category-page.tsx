import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { answerOf } from '#web/calls/answer.ts'
import { Column } from '#web/layout/frame.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/skeleton.tsx'
import { ErrorState, State } from '#web/ui/states/state.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { listDocumentCategories, listDocuments, MOST_IN_CATEGORY } from '../wire.ts'
import type { Route } from './+types/category-page'
import { CategoryList } from './category-list.tsx'
import { DocumentCard } from './document-card.tsx'
import { DocumentForm } from './document-form.tsx'
import styles from './documents.module.css'
import { useDocuments } from './use-documents.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Categoria de documentos', index: false })

/** File addresses expire after ten minutes. */
const FRESH = 8 * 60_000

export default function CategoryPage() {
  const id = useSearchParams()[0].get('categoria')
  return (
    <Column narrow>
      <div className={styles.page}>
        {id ? (
          <OneCategory key={id} id={id} />
        ) : (
          <>
            <h1>Categorias de documentos</h1>
            <CategoryList />
          </>
        )}
      </div>
    </Column>
  )
}

function OneCategory({ id }: { id: string }) {
  const { add } = useDocuments()
  const categories = useQuery(answerOf(listDocumentCategories, {}))
  const documents = useQuery({ ...answerOf(listDocuments, { category: id }), refetchInterval: FRESH })
  if ((categories.isError && !categories.data) || (documents.isError && !documents.data))
    return <ErrorState heading="h1" onRetry={() => void Promise.all([categories.refetch(), documents.refetch()])} />
  if (!categories.data || !documents.data)
    return (
      <Loading>
        <div className={styles.card}>
          <SkeletonLines lines={6} />
        </div>
      </Loading>
    )
  const category = categories.data.collection.data.find((one) => one.id === id)
  const all = <ButtonLink to="/documentos-pessoais">Ver todas</ButtonLink>
  if (!category)
    return (
      <State
        drawing="folder"
        heading="h1"
        title="Esta categoria não existe"
        text="O endereço pode ter mudado. Todas as categorias estão juntas em uma página."
        action={all}
      />
    )
  const { label, description } = category.attributes
  const sent = documents.data.collection.data
  return (
    <>
      <header className={styles.group}>
        <Breadcrumb trail={[{ label: 'Documentos pessoais', to: '/documentos-pessoais' }, { label }]} />
        <h1>{label}</h1>
        <p className={styles.lead}>{description}</p>
      </header>
      {sent.length > 0 && (
        <ul className={styles.cards}>
          {sent.map((document) => (
            <li key={document.id}>
              <DocumentCard document={document} />
            </li>
          ))}
        </ul>
      )}
      {sent.length < MOST_IN_CATEGORY && (
        <section className={styles.card} aria-labelledby="send">
          <h2 id="send">{sent.length ? 'Enviar mais um' : 'Enviar documento'}</h2>
          <DocumentForm
            named={id === 'other'}
            submit="Enviar documento"
            send={(values, upload) => add(id, values, upload)}
          />
        </section>
      )}
    </>
  )
}
