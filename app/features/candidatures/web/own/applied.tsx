import { IconArrowRight } from '#web/icons/a/arrow-right.ts'
import { useEffect, useRef } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useOwnProfile } from '#features/candidates/web/profile/use-own-profile.ts'
import { COMPLETENESS } from '#features/candidates/wire/completeness.ts'
import { stepAddress } from '#features/candidates/web/wizard/step-address.ts'
import { JobCard } from '#features/jobs/web/board/job-card.tsx'
import { showJob } from '#features/jobs/wire/board.ts'
import { answerOf } from '#web/calls/answer.ts'
import { dayWords } from '#web/moment.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { ended } from '#wire/time/ended.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { apply } from '../../wire/applying.ts'
import { AcrossScene } from './across-scene.tsx'
import styles from './applied.module.css'

export type Sent = Answer<typeof apply>['data']

const GAINS = 3
const SIMILAR = 2

/** Takes the focus, so that screen readers announce the success. */
export function Applied({ of: { id, attributes } }: { of: Sent }) {
  const here = useRef<HTMLDivElement>(null)
  const client = useQueryClient()
  useEffect(() => {
    here.current?.focus()
    window.scrollTo({ top: 0 })
    void client.invalidateQueries({ queryKey: ['v1', 'ats', 'candidatures'] })
  }, [client])
  const { job } = attributes
  return (
    <div className={styles.page}>
      <div ref={here} tabIndex={-1} className={styles.sent}>
        <AcrossScene />
        <div className={styles.said}>
          <h1>Sua candidatura foi enviada</h1>
          <p>{ended(`${job.title}, em ${job.company_name}`)}</p>
          <div className={styles.ways}>
            <ButtonLink kind="primary" to={`/usuarios/candidaturas/${id}`}>
              Acompanhar candidatura
            </ButtonLink>
            <ButtonLink kind="quiet" to="/vagas">
              Ver mais vagas
            </ButtonLink>
          </div>
        </div>
      </div>
      <section className={styles.card} aria-labelledby="o-que-acontece-agora">
        <h2 id="o-que-acontece-agora">O que acontece agora</h2>
        <ol className={styles.deck}>
          <li>
            <strong>Hoje, {dayWords(attributes.applied_at)}</strong> {ended(`${job.company_name} recebeu o seu perfil`)}
          </li>
          <li>
            <strong>Agora</strong> Uma pessoa de {job.company_name} lê o seu perfil. Avisamos a cada mudança de etapa.
          </li>
          {attributes.next_date && (
            <li>
              <strong>Até {dayWords(attributes.next_date)}</strong> A resposta chega, seja qual for, aqui e no seu
              e-mail.
            </li>
          )}
        </ol>
      </section>
      <Gains />
      <Similar slug={job.slug} />
    </div>
  )
}

/** While a candidature is open the company reads the profile as it is now. */
function Gains() {
  const { profile } = useOwnProfile()
  if (!profile?.completeness.missing.length) return null
  const { percentage, missing } = profile.completeness
  return (
    <section className={styles.card} aria-labelledby="proximo-ganho">
      <h2 id="proximo-ganho">Seu perfil está em {percentage}%</h2>
      <p className={styles.muted}>O que você completar agora já vale para esta candidatura.</p>
      <ul className={styles.gains}>
        {missing.slice(0, GAINS).map((part) => {
          const { words, step, weight } = COMPLETENESS.find((one) => one.part === part)!
          return (
            <li key={part}>
              <Link to={stepAddress(step)}>
                <span>{words}</span> <strong>+{weight}%</strong> <Icon of={IconArrowRight} size={18} />
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Similar({ slug }: { slug: string }) {
  const { data } = useQuery({ ...answerOf(showJob, { slug }), retry: false })
  const similar = data?.data.attributes.similar.slice(0, SIMILAR) ?? []
  if (!similar.length) return null
  return (
    <section aria-labelledby="vagas-parecidas">
      <h2 id="vagas-parecidas">Vagas parecidas</h2>
      <ul className={styles.similar}>
        {similar.map((one) => (
          <li key={one.id}>
            <JobCard job={one} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
