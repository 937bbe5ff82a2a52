import { IconChevronRight } from '#web/icons/c/chevron-right.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { answerOf } from '#web/calls/answer.ts'
import { Icon } from '#web/ui/media/icon.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/skeleton.tsx'
import { ErrorState } from '#web/ui/states/state.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { listDocumentCategories } from '../wire.ts'
import { CategoryStanding } from './document-standing.tsx'
import styles from './documents.module.css'

type Category = Answer<typeof listDocumentCategories>['collection']['data'][number]

/** Wanted categories first, each with the reason. */
export function CategoryList() {
  const { data, isError, refetch } = useQuery(answerOf(listDocumentCategories, {}))
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} />
  if (!data)
    return (
      <Loading>
        <div className={styles.card}>
          <SkeletonLines lines={8} />
        </div>
      </Loading>
    )
  const all = data.collection.data
  const wanted = all.filter(({ attributes }) => attributes.wanted)
  const there = wanted.filter(({ attributes }) => attributes.documents.length > 0).length
  return (
    <>
      <section className={styles.group} aria-labelledby="wanted">
        <h2 id="wanted">Pedidos para o estágio</h2>
        <p className={styles.muted}>
          {there === wanted.length
            ? 'Você já enviou tudo o que costuma ser pedido.'
            : `${there} de ${wanted.length} enviados. Com eles prontos, o contrato sai mais rápido.`}
        </p>
        <Rows of={wanted} explained />
      </section>
      <section className={styles.group} aria-labelledby="others">
        <h2 id="others">Outros documentos</h2>
        <p className={styles.muted}>Envie só se alguém pedir: ter menos aqui é mais seguro para você.</p>
        <Rows of={all.filter(({ attributes }) => !attributes.wanted)} />
      </section>
    </>
  )
}

const Rows = ({ of, explained }: { of: Category[]; explained?: boolean }) => (
  <ul className={styles.rows}>
    {of.map(({ id, attributes: { label, description, documents, wanted } }) => (
      <li key={id}>
        <Link className={styles.row} to={`/categoria-de-documentos?categoria=${id}`}>
          <span className={styles.name}>
            <strong>{label}</strong>
            {explained && <span className={styles.muted}>{description}</span>}
          </span>
          <CategoryStanding states={documents.map(({ state }) => state)} wanted={wanted} />
          <Icon of={IconChevronRight} className={styles.chevron} />
        </Link>
      </li>
    ))}
  </ul>
)
