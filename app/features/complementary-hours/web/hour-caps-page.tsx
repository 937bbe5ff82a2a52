import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { Link } from 'react-router'
import { listPartners } from '#features/jobs/wire/writing.ts'
import { answerOf } from '#web/calls/answer.ts'
import { anId, searched } from '#web/list/filters.ts'
import { useFilters } from '#web/list/use-filters.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Page, Rows } from '#web/page/page.tsx'
import { SearchBox } from '#web/ui/filters/search-box.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { showHourCaps } from '../wire.ts'
import type { Route } from './+types/hour-caps-page'
import { HourCapsForm } from './hour-caps-form.tsx'

const TITLE = 'Limites de horas complementares'
export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: `${TITLE} · Operação`, index: false })

const filters = { q: searched, instituicao: anId('Instituição') }

/** A partner found by its name, and then what it takes of each category. */
export default function HourCapsPage() {
  const { values, filterBy } = useFilters(filters)
  const search = useCallback((q: string) => filterBy({ q }, { replace: true }), [filterBy])
  const { q, instituicao } = values
  if (instituicao)
    return (
      <Page title={TITLE} back={{ to: '?', label: 'Escolher outra instituição' }}>
        <Caps key={instituicao} id={instituicao} />
      </Page>
    )
  return (
    <Page title={TITLE} lead="Escolha a instituição parceira. O que ela não limitar segue o limite usual.">
      <SearchBox label="Buscar instituição parceira" value={q ?? ''} onSearch={search} />
      <Partners q={q} />
    </Page>
  )
}

function Partners({ q }: { q: string | undefined }) {
  const partners = useQuery(answerOf(listPartners, q ? { q } : {}))
  return (
    <Loaded of={[partners]} lines={4}>
      {(found) =>
        found.length === 0 ? (
          <EmptyState
            title="Nenhuma instituição encontrada"
            text="Só instituições com convênio em vigor têm limites próprios."
          />
        ) : (
          <Rows>
            {found.map(({ value, label }) => (
              <li key={value}>
                <Link to={`?instituicao=${value}`}>{label}</Link>
              </li>
            ))}
          </Rows>
        )
      }
    </Loaded>
  )
}

function Caps({ id }: { id: string }) {
  // What is being edited is not pulled from under the hands: a stale write is told when it is sent.
  const caps = useQuery({ ...answerOf(showHourCaps, { id }), refetchOnWindowFocus: false })
  return (
    <Loaded of={[caps]} fields={6} missing="Instituição não encontrada">
      {({ data }) => <HourCapsForm id={id} caps={data.attributes} />}
    </Loaded>
  )
}
