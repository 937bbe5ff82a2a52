import { useEffect, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { ButtonLink } from '#web/ui/button.tsx'
import { State } from '#web/ui/states/state.tsx'
import { ended } from '#wire/time/ended.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { apply } from '../../wire/applying.ts'
import styles from './own.module.css'

export type Sent = Answer<typeof apply>['data']

/** Takes the focus, so that screen readers announce the success. */
export function Applied({ of: { id, attributes } }: { of: Sent }) {
  const here = useRef<HTMLDivElement>(null)
  const client = useQueryClient()
  useEffect(() => {
    here.current?.focus()
    void client.invalidateQueries({ queryKey: ['v1', 'ats', 'candidatures'] })
  }, [client])
  return (
    <div ref={here} tabIndex={-1} className={styles.card}>
      <State
        drawing="bridge"
        heading="h1"
        title="Sua candidatura foi enviada"
        text={`${ended(`${attributes.job.title}, em ${attributes.job.company_name}`)} ${attributes.next_words}`}
        action={
          <ButtonLink kind="primary" to={`/usuarios/candidaturas/${id}`}>
            Acompanhar candidatura
          </ButtonLink>
        }
      />
    </div>
  )
}
