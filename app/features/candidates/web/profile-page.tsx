import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { answerOf } from '#web/calls/answer.ts'
import { Column } from '#web/layout/frame.tsx'
import { NotFound } from '#web/layout/not-found.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { useSession } from '#web/session/session.ts'
import { STAYS } from '#web/storage/stays.ts'
import { Loading, Skeleton, SkeletonLines } from '#web/ui/states/skeleton.tsx'
import { ErrorState } from '#web/ui/states/state.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { Refused } from '#wire/send.ts'
import { showProfile } from '../wire/profile.ts'
import type { Route } from './+types/profile-page'
import { OwnView } from './view/own-view.tsx'
import { SeenView } from './view/seen-view.tsx'
import styles from './view/profile-view.module.css'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Cadastro', index: false })

const seen = (id: string, preview: boolean) => answerOf(showProfile, { id, ...(preview && { as: 'company' as const }) })

/** One's own, to read, edit and preview; somebody else's as that person lets companies see it. */
export default function ProfilePage({ params: { id } }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams()
  const preview = useSession().userType === 'User' && search.get('ver') === 'empresa'
  const { data, error, refetch } = useQuery(seen(id, preview))
  useAddressOfToday(id, preview, data)
  if (error instanceof Refused && error.status === 404)
    return <NotFound title="Não há perfil para ver aqui" text={error.message} />
  if (error && !data) return <ErrorState heading="h1" onRetry={() => void refetch()} />
  if (!data) return <Awaited />
  const { id: person, attributes: view } = data.data
  const show = (company: boolean) => setSearch(company ? { ver: 'empresa' } : {}, { preventScrollReset: false })
  return (
    <Column>
      {view.own && !preview ? (
        <OwnView id={person} view={view} onPreview={() => show(true)} />
      ) : (
        <SeenView view={view} preview={preview} onLeave={() => show(false)} />
      )}
    </Column>
  )
}

/** An address of before, or the one that a new name has just made old: the page moves on with what it shows. */
function useAddressOfToday(id: string, preview: boolean, shown: Answer<typeof showProfile> | undefined) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { search } = useLocation()
  useEffect(() => {
    const slug = shown?.data.attributes.slug
    if (!slug || slug === id || shown.data.id === id) return
    client.setQueryData(seen(slug, preview).queryKey, shown)
    void navigate(`/usuarios/ver/${slug}${search}`, { replace: true, preventScrollReset: true, state: STAYS })
  }, [client, id, navigate, preview, search, shown])
}

const Awaited = () => (
  <Column>
    <Loading>
      <div className={styles.page}>
        <div className={styles.head}>
          <Skeleton width={96} height={96} round />
          <div className={styles.who}>
            <SkeletonLines lines={3} />
          </div>
        </div>
        <div className={styles.columns}>
          <div className={styles.column}>
            {[0, 1].map((at) => (
              <div key={at} className={styles.card}>
                <SkeletonLines lines={5} />
              </div>
            ))}
          </div>
          <div className={styles.card}>
            <SkeletonLines lines={4} />
          </div>
        </div>
      </div>
    </Loading>
  </Column>
)
