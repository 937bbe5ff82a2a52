import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { keyed } from '#web/page/keyed.ts'
import { Loaded } from '#web/page/loaded.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { reviewEnvelope } from '../../wire/approvals.ts'
import detail from '../detail/detail.module.css'
import styles from './envelope-pane.module.css'

type Review = Answer<typeof reviewEnvelope>['data']

type Changes = { title: string; changes: Review['changes']; was: string; is: string }
const Changed = ({ title, changes, was, is }: Changes) =>
  changes.length === 0 ? null : (
    <div>
      <h3>{title}</h3>
      <ul className={detail.differences}>
        {keyed(changes).map(({ item: { label, before, after }, key }) => (
          <li key={key}>
            <strong>{label}</strong>
            <span>
              {was}: {before ?? 'não havia'}
            </span>
            <span>
              {is}: <b>{after ?? 'saiu'}</b>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )

const KINDS = { law: 'Lei', institution: 'Regra da instituição', warning: 'Atenção' } as const

function Found({ review: { changes, against_job, breaches } }: { review: Review }) {
  const nothing = !changes.length && !against_job.length && !breaches.length
  if (nothing) return <p className={styles.fine}>Nada na lei nem na vaga se opõe a este contrato.</p>
  return (
    <>
      {breaches.length > 0 && (
        <ul className={styles.found}>
          {keyed(breaches).map(({ item: { rule, article, message, kind }, key }) => (
            <li key={key} data-kind={kind} data-rule={rule}>
              <strong>{KINDS[kind]}</strong>
              <span>
                {message} <span className={detail.about}>{article}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <Changed title="O que muda no que vale hoje" changes={changes} was="Hoje" is="Passa a ser" />
      <Changed title="O que difere da vaga" changes={against_job} was="Na vaga" is="No contrato" />
    </>
  )
}

/** What to look at before approving. */
export function ReviewCard({ id }: { id: string }) {
  const query = useQuery({ ...answerOf(reviewEnvelope, { id }), retry: false })
  return (
    <section className={detail.card} aria-labelledby="review">
      <header className={detail.head}>
        <h2 id="review">Antes de aprovar</h2>
      </header>
      <div className={styles.inside}>
        <Loaded of={[query]} lines={3}>
          {({ data }) => <Found review={data} />}
        </Loaded>
      </div>
    </section>
  )
}
