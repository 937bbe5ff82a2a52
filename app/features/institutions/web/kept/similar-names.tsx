import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { answerOf } from '#web/calls/answer.ts'
import { listPartners } from '../../wire/partners.ts'
import styles from '../partners/partners.module.css'

const PAUSE_MS = 400
const SHORTEST = 4
const MOST = 5

/** What the register has already under such a name, told while it is typed. */
export function SimilarNames() {
  const name = (useWatch({ name: 'name' }) as string).trim()
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(name), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [name])
  const { data } = useQuery({
    ...answerOf(listPartners, { q: asked, all: true }),
    enabled: asked.length >= SHORTEST,
    placeholderData: keepPreviousData,
  })
  const found = asked.length >= SHORTEST && name.length >= SHORTEST ? (data?.collection.data ?? []).slice(0, MOST) : []
  return (
    <div role="status">
      {found.length > 0 && (
        <>
          <p className={styles.lead}>Já no cadastro:</p>
          <ul>
            {found.map(({ id, attributes: { name, city, state } }) => (
              <li key={id}>
                <Link to={`/admin/instituicoes/${id}`}>
                  {[name, [city, state].filter(Boolean).join('/')].filter(Boolean).join(', ')}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
