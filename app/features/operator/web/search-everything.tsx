import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { answerOf } from '#web/calls/answer.ts'
import { useLetterKeys } from '#web/keys/letter-keys.ts'
import { SearchBox } from '#web/ui/filters/search-box.tsx'
import { FailedRead } from '#web/page/loaded.tsx'
import { useDisclosure } from '#web/ui/use-disclosure.ts'
import type { Answer } from '#wire/endpoint.ts'
import { searchAll } from '../wire.ts'
import styles from './search-everything.module.css'

type Finding = Answer<typeof searchAll>['data'][number]
const KINDS = { person: 'Pessoas', company: 'Empresas', job: 'Vagas', claim: 'Reclamações de CNPJ' } as const

/** A manager leads to the company. A candidate has no room here: the line tells who it is. */
const wayTo = ({ id, attributes: { kind, slug, company_id } }: Finding) => {
  if (kind === 'claim') return `/admin/reclamacoes?pedido=${id}`
  if (kind === 'job' && slug) return `/vagas/${slug}`
  return company_id ? `/admin/empresas/${company_id}` : undefined
}

/** One search over people, companies, jobs and claims. */
export function SearchEverything() {
  const [q, setQ] = useState('')
  const { root, open, setOpen } = useDisclosure()
  const { pathname } = useLocation()
  useEffect(() => {
    setOpen(false)
    setQ('')
  }, [pathname, setOpen])
  const search = useCallback(
    (text: string) => {
      setQ(text)
      setOpen(text.length > 1)
    },
    [setOpen],
  )
  useLetterKeys({ '/': () => root.current?.querySelector('input')?.focus() })
  const asked = useQuery({ ...answerOf(searchAll, { q }), enabled: q.length > 1 })
  const { data } = asked
  const kinds = Object.entries(KINDS).map(([kind, title]) => ({
    title,
    rows: (data?.data ?? []).filter(({ attributes }) => attributes.kind === kind),
  }))
  return (
    <div ref={root} className={styles.search}>
      <SearchBox landmark="Em toda a operação" label="Buscar pessoas, empresas, vagas" value={q} onSearch={search} />
      {open && (data ?? asked.isError) && (
        <div className={styles.found} role="region" aria-label="Resultados da busca">
          <FailedRead of={[asked]} />
          {data?.data.length === 0 && <p className={styles.none}>Nada com “{q}”.</p>}
          {kinds.map(
            ({ title, rows }) =>
              rows.length > 0 && (
                <section key={title} aria-label={title}>
                  <h2>{title}</h2>
                  <ul>
                    {rows.map((row) => (
                      <li key={row.id}>
                        <Line of={row} />
                      </li>
                    ))}
                  </ul>
                </section>
              ),
          )}
        </div>
      )}
    </div>
  )
}

function Line({ of }: { of: Finding }) {
  const to = wayTo(of)
  const inside = (
    <>
      <strong>{of.attributes.title}</strong>
      <span>{of.attributes.about}</span>
    </>
  )
  return to ? (
    <Link to={to} className={styles.line}>
      {inside}
    </Link>
  ) : (
    <div className={styles.line}>{inside}</div>
  )
}
