import { IconHeart } from '#web/icons/h/heart.ts'
import { lazy, type ReactNode, Suspense, useCallback, useMemo } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { withReturnTo, loginOf } from '#web/session/homes.ts'
import { addressOf, filtersOf, labelsOf, without } from '#web/list/filters.ts'
import { useSession } from '#web/session/session.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { FilterBar } from '#web/ui/filters/filter-bar.tsx'
import { InfiniteList } from '#web/ui/tables/infinite-list.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { PageLinks } from '#web/ui/tables/page-links.tsx'
import { SearchInput } from '#web/ui/filters/search-input.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { useAwake } from '#web/use-awake.ts'
import { keysOf } from '#wire/keys-of.ts'
import { JOB_ORDERS } from '../../wire/job-words.ts'
import { useSaveSearch } from '../saved/use-save-search.tsx'
import { useSavedJobs } from '../saved/use-saved-jobs.ts'
import { type BoardFilters, boardFilters } from './board-address.ts'
import styles from './board.module.css'
import { Cards } from './cards.tsx'
import { CardSkeletons } from './card-skeletons.tsx'
import { Filters } from './filters.tsx'
import { Nothing } from './nothing.tsx'
import type { LoadedJobs } from './load-jobs.ts'
import type { StudentBanner as Banner } from './student-banner.tsx'
import { useNames } from './use-choices.ts'
import { useOwnMarks } from './use-own-marks.ts'
import { useJobs } from './use-jobs.ts'

/** Rarely shown: loaded on demand, and its failure is ignored. */
// separate: a chained handler would not see that the style sheet failed
const loadBanner = () => import('./student-banner.tsx')
const StudentBanner = lazy(async () => ({
  default: await loadBanner().then(
    (loaded) => loaded.StudentBanner,
    () => Nobody,
  ),
}))
const Nobody: typeof Banner = () => <></>

type Props = {
  path: string
  loaded: LoadedJobs
  /** A partner's board: jobs open to its students. */ institution_id?: string
  /** Its name. */ school?: string
  children: ReactNode
}

export function Board({ path, loaded, institution_id, school, children }: Props) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const awake = useAwake()
  const { userType, attributes } = useSession()
  const filters = useMemo(() => filtersOf(boardFilters, search), [search])
  const asLoaded = addressOf('', filters) === loaded.asked
  const paged = asLoaded && search.has('page') && loaded.page > 1
  const sameState = filters.state_id?.join() === loaded.state
  const options = useMemo(
    () => (sameState ? loaded.options : { ...loaded.options, cities: [] }),
    [loaded.options, sameState],
  )
  const names = useNames(filters, options, loaded.names)
  const { list, searched_for } = useJobs(filters, asLoaded ? loaded.first : undefined, institution_id)
  const saved = useSavedJobs()
  const marks = useOwnMarks()
  const labels = labelsOf(boardFilters, filters, names)
  const saving = useSaveSearch(filters, labels)
  const student = userType === 'User' ? attributes.talent_hub_ies_student : undefined

  const here = search.has('page') ? undefined : addressOf(path, filters)
  // Repeating the same search adds no history entry.
  const go = useCallback(
    (next: BoardFilters, replace = false) => {
      const to = addressOf(path, next)
      void navigate(to, { replace: replace || to === here, preventScrollReset: true })
    },
    [here, navigate, path],
  )
  // Back leads to the board before the search began.
  const onSearch = useCallback((q: string) => go({ ...filters, q }, Boolean(filters.q)), [filters, go])
  const clear = () => go(filters.sort ? { sort: filters.sort } : {})
  // Repeating a search by hand starts at the top of the list.
  const submit = (form: HTMLFormElement) => go({ ...filters, q: String(new FormData(form).get('q') ?? '').trim() })

  return (
    <>
      <form
        data-plain
        method="get"
        action={path}
        className={styles.board}
        onSubmit={(event) => {
          event.preventDefault()
          submit(event.currentTarget)
        }}
      >
        <div className={styles.top} role="search">
          {children}
          <div className={styles.search}>
            <SearchInput
              label="Buscar vagas"
              placeholder="Cargo, área, empresa ou cidade"
              value={filters.q ?? ''}
              onSearch={onSearch}
            />
            <Button kind="primary" type="submit">
              Buscar
            </Button>
          </div>
        </div>
        <div className={styles.side}>
          <FilterBar
            shown={paged ? loaded.first.collection.data.length : list.collection.length}
            total={paged ? loaded.first.total_count : list.totalCount}
            labels={labels}
            onRemove={(key) => go(without(boardFilters, filters, key))}
            onClear={clear}
            many={['vaga', 'vagas']}
          >
            <Filters
              filters={filters}
              options={options}
              school={student?.name}
              onFilter={(changes) => go({ ...filters, ...changes })}
            />
          </FilterBar>
        </div>
        <div className={styles.list}>
          <div className={styles.tools}>
            <label className={styles.order}>
              <span>Ordenar por</span>
              <select
                name="sort"
                value={filters.sort ?? ''}
                onChange={({ currentTarget }) =>
                  go({ ...filters, sort: keysOf(JOB_ORDERS).find((one) => one === currentTarget.value) })
                }
              >
                <option value="">{filters.q ? JOB_ORDERS.relevance : JOB_ORDERS.newest}</option>
                {keysOf(JOB_ORDERS)
                  .filter((one) => one !== (filters.q ? 'relevance' : 'newest') && (filters.q || one !== 'relevance'))
                  .map((one) => (
                    <option key={one} value={one}>
                      {JOB_ORDERS[one]}
                    </option>
                  ))}
              </select>
            </label>
            <div className={styles.kept}>
              {!institution_id && saving.opener}
              {userType === 'User' && (
                <ButtonLink kind="icon" to="/vagas/salvas" aria-label="Vagas salvas" title="Vagas salvas">
                  <Icon of={IconHeart} />
                </ButtonLink>
              )}
            </div>
          </div>
          <div className={styles.school}>
            {student && (
              <Suspense>
                <StudentBanner {...student} board={path} />
              </Suspense>
            )}
          </div>
          {searched_for && (
            <p className={styles.instead} role="status">
              Não achamos “{filters.q}”. Mostrando resultados para <strong>{searched_for}</strong>.
            </p>
          )}
          {filters.ies_jobs_only && !student && awake && (
            <ForStudents back={addressOf(path, filters)} guest={userType === 'GuestUser'} />
          )}
          {paged ? (
            <>
              <Cards jobs={loaded.first.collection.data} saved={saved} marks={marks} />
              {loaded.first.collection.data.length === 0 && (
                <EmptyState
                  title="Não há mais vagas nesta página"
                  action={
                    <ButtonLink kind="primary" to={addressOf(path, filters)}>
                      Voltar ao começo da lista
                    </ButtonLink>
                  }
                />
              )}
              <PageLinks
                of={(page) => addressOf(path, filters, page)}
                page={loaded.page}
                last={loaded.first.total_pages}
              />
            </>
          ) : (
            <>
              <InfiniteList
                list={awake ? list : { ...list, hasMore: false }}
                loader={<CardSkeletons />}
                empty={
                  <Nothing
                    filtered={labels.length > 0}
                    path={path}
                    board={Boolean(institution_id)}
                    notify={institution_id ? null : saving.notify}
                  />
                }
              >
                <Cards
                  jobs={list.collection}
                  saved={saved}
                  marks={marks}
                  school={filters.q || filters.sort ? undefined : school}
                />
              </InfiniteList>
              {!awake && (
                <PageLinks of={(page) => addressOf(path, filters, page)} page={1} last={loaded.first.total_pages} />
              )}
            </>
          )}
        </div>
      </form>
      {saving.dialog}
    </>
  )
}

const ForStudents = ({ back, guest }: { back: string; guest: boolean }) => (
  <Notice
    title="Filtro para estudantes de instituições parceiras"
    action={guest && <ButtonLink to={withReturnTo(loginOf('User'), back)}>Entrar</ButtonLink>}
  >
    {guest ? (
      'Entre na sua conta para ver as vagas exclusivas da sua instituição.'
    ) : (
      <>
        Confirme o seu e-mail institucional no <Link to="/usuarios/preencher-perfil">seu perfil</Link> para ver as vagas
        exclusivas da sua instituição.
      </>
    )}
  </Notice>
)
