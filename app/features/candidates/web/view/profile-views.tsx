import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { answerOf } from '#web/calls/answer.ts'
import { momentWords } from '#web/moment.ts'
import { Button } from '#web/ui/button.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/skeleton.tsx'
import { ErrorState } from '#web/ui/states/state.tsx'
import { listProfileViews } from '../../wire/profile.ts'
import styles from './profile-view.module.css'
import { SectionCard } from './section-card.tsx'

const MORE = { 10: 25, 25: 50, 50: 100, 100: 100 } as const

/** Which companies looked, and when: nothing of a profile is read in silence. */
export function ProfileViews() {
  const [per_page, setPerPage] = useState<keyof typeof MORE>(10)
  const { data, isError, isFetching, refetch } = useQuery({
    ...answerOf(listProfileViews, { page: 1, per_page }),
    placeholderData: (before) => before,
  })
  const seen = data?.collection.data ?? []
  return (
    <SectionCard title="Quem viu seu perfil">
      {!data &&
        (isError ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : (
          <Loading>
            <SkeletonLines lines={3} />
          </Loading>
        ))}
      {data && !seen.length && (
        <p className={styles.muted}>
          Nenhuma empresa abriu o seu perfil ainda. Quando alguma abrir, você fica sabendo aqui.
        </p>
      )}
      {seen.length > 0 && (
        <ul className={styles.views}>
          {seen.map(({ id, attributes: { company_name, seen_at } }) => (
            <li key={id}>
              <span>{company_name}</span>
              <time className={styles.muted} dateTime={seen_at}>
                {momentWords(seen_at)}
              </time>
            </li>
          ))}
        </ul>
      )}
      {data && data.total_count > seen.length && per_page < 100 && (
        <Button kind="quiet" disabled={isFetching} onClick={() => setPerPage(MORE[per_page])}>
          Ver mais
        </Button>
      )}
      <p>
        <Link to="/usuarios/convites">Convites, e quem pode encontrar você</Link>
      </p>
    </SectionCard>
  )
}
