import { useCallback, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { addressOf, filtersOf, labelsOf, without } from '#web/list/filters.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ChooseFilter } from '#web/ui/filters/choose-filter.tsx'
import { FilterBar } from '#web/ui/filters/filter-bar.tsx'
import { InfiniteList } from '#web/ui/tables/infinite-list.tsx'
import { PageLinks } from '#web/ui/tables/page-links.tsx'
import { SearchInput } from '#web/ui/filters/search-input.tsx'
import { Skeleton, SkeletonLines } from '#web/ui/states/skeleton.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { useAwake } from '#web/use-awake.ts'
import { CompanyCard } from './company-card.tsx'
import card from './company-card.module.css'
import { ADDRESS, type DirectoryFilters, directoryFilters, namesIn } from './directory-address.ts'
import styles from './directory.module.css'
import type { LoadedDirectory } from './load-directory.ts'
import { useCities, useDirectory } from './use-directory.ts'

/** Companies to get to know: a plain form where there is no script, a list that grows where there is. */
export function Directory({ loaded }: { loaded: LoadedDirectory }) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const awake = useAwake()
  const filters = useMemo(() => filtersOf(directoryFilters, search), [search])
  const [state] = filters.state_id ?? []
  const cities = useCities(state, state === loaded.state ? loaded.options.cities : [])
  const asLoaded = addressOf(ADDRESS, filters) === loaded.asked
  const paged = asLoaded && search.has('page') && loaded.page > 1
  const list = useDirectory(filters, asLoaded && loaded.page === 1 ? loaded.first : undefined)
  const labels = labelsOf(directoryFilters, filters, namesIn({ ...loaded.options, cities }))
  const shown = paged ? loaded.first.collection.data : list.collection

  const here = search.has('page') ? undefined : addressOf(ADDRESS, filters)
  // To ask for the same again is no step that a way back could lead from.
  const go = useCallback(
    (next: DirectoryFilters, replace = false) => {
      const to = addressOf(ADDRESS, next)
      void navigate(to, { replace: replace || to === here, preventScrollReset: true })
    },
    [here, navigate],
  )
  const onSearch = useCallback((q: string) => go({ ...filters, q }, true), [filters, go])
  const cards = (
    <ul className={styles.cards}>
      {shown.map((company) => (
        <li key={company.id}>
          <CompanyCard company={company} />
        </li>
      ))}
    </ul>
  )

  return (
    <form
      data-plain
      method="get"
      action="/empresas"
      className={styles.directory}
      onSubmit={(event) => {
        event.preventDefault()
        go({ ...filters, q: String(new FormData(event.currentTarget).get('q') ?? '').trim() })
      }}
    >
      <div className={styles.top} role="search">
        <h1>Empresas</h1>
        <p className={styles.muted}>
          Conheça por dentro quem contrata: o que faz, o que oferece e as vagas que tem abertas.
        </p>
        <div className={styles.search}>
          <SearchInput
            label="Buscar empresas"
            placeholder="Nome da empresa"
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
          shown={shown.length}
          total={paged ? loaded.first.total_count : list.totalCount}
          labels={labels}
          onRemove={(key) => go(without(directoryFilters, filters, key))}
          onClear={() => go({})}
        >
          <div className={styles.filters}>
            <ChooseFilter
              label="Setor"
              name="sector_id[]"
              none="Todos os setores"
              value={filters.sector_id?.[0]}
              choices={loaded.options.sectors}
              onChoose={(id) => go({ ...filters, sector_id: id ? [id] : [] })}
            />
            <ChooseFilter
              label="Estado"
              name="state_id[]"
              none="Todo o Brasil"
              value={state}
              choices={loaded.options.states}
              onChoose={(id) => go({ ...filters, state_id: id ? [id] : [], city_id: [] })}
            />
            {state && cities.length > 0 && (
              <ChooseFilter
                label="Cidade"
                name="city_id[]"
                none="Todas as cidades"
                value={filters.city_id?.[0]}
                choices={cities}
                onChoose={(id) => go({ ...filters, city_id: id ? [Number(id)] : [] })}
              />
            )}
            <label className={styles.order}>
              <span>Ordenar por</span>
              <select
                name="sort"
                value={filters.sort ?? ''}
                onChange={({ currentTarget }) =>
                  go({ ...filters, sort: currentTarget.value === 'name' ? 'name' : undefined })
                }
              >
                <option value="">Mais vagas abertas</option>
                <option value="name">Nome</option>
              </select>
            </label>
          </div>
        </FilterBar>
      </div>
      <div className={styles.list}>
        {paged ? (
          <>
            {cards}
            {shown.length === 0 && (
              <EmptyState
                title="Não há mais empresas nesta página"
                action={
                  <ButtonLink kind="primary" to={addressOf(ADDRESS, filters)}>
                    Voltar ao começo da lista
                  </ButtonLink>
                }
              />
            )}
            <PageLinks
              of={(page) => addressOf(ADDRESS, filters, page)}
              page={loaded.page}
              last={loaded.first.total_pages}
            />
          </>
        ) : (
          <>
            <InfiniteList
              list={awake ? list : { ...list, hasMore: false }}
              loader={<Waiting />}
              empty={<Nothing filtered={labels.length > 0} />}
            >
              {cards}
            </InfiniteList>
            {!awake && (
              <PageLinks of={(page) => addressOf(ADDRESS, filters, page)} page={1} last={loaded.first.total_pages} />
            )}
          </>
        )}
      </div>
    </form>
  )
}

const Nothing = ({ filtered }: { filtered: boolean }) =>
  filtered ? (
    <EmptyState
      title="Nenhuma empresa com esses filtros"
      text="Tire um filtro ou tente outras palavras."
      action={
        <ButtonLink kind="primary" to="/empresas">
          Limpar filtros
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState
      title="Nenhuma empresa por aqui ainda"
      text="Assim que a primeira for verificada, ela aparece nesta lista."
    />
  )

const Waiting = () => (
  <div className={styles.cards}>
    {Array.from({ length: 3 }, (_, at) => (
      <div key={at} className={card.card}>
        <Skeleton width={56} height={56} />
        <div className={card.words}>
          <SkeletonLines lines={3} />
        </div>
      </div>
    ))}
  </div>
)
