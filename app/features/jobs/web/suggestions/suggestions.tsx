import { IconCheck } from '#web/icons/c/check.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { answerOf } from '#web/calls/answer.ts'
import { useSession } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { ErrorState } from '#web/ui/states/state.tsx'
import { suggestJobs } from '../../wire/saved.ts'
import { CardSkeletons } from '../board/card-skeletons.tsx'
import { JobCard } from '../board/job-card.tsx'
import { Heart } from '../saved/heart.tsx'
import { useSavedJobs } from '../saved/use-saved-jobs.ts'
import styles from './suggestions.module.css'

/** Jobs that match the profile, each with reasons. Not for interns. */
export function Suggestions() {
  const { intern } = useSession().attributes
  const { data, isError, refetch } = useQuery({ ...answerOf(suggestJobs, {}), enabled: !intern })
  const saved = useSavedJobs()
  if (intern) return null
  const found = data?.data
  return (
    <section className={styles.suggestions} aria-labelledby="vagas-para-voce">
      <div className={styles.head}>
        <h2 id="vagas-para-voce">Vagas para você</h2>
        <p>
          <Link to="/vagas/salvas">Salvas</Link> <Link to="/vagas/alertas">Alertas</Link>{' '}
          <Link to="/vagas">Todas as vagas</Link>
        </p>
      </div>
      {isError && !found && <ErrorState onRetry={() => void refetch()} />}
      {!isError && !found && <CardSkeletons cards={2} />}
      {found?.length === 0 && data?.known && (
        <div className={styles.none}>
          <p>
            Nenhuma vaga aberta combina com o seu perfil agora. Busque entre todas e salve a busca: avisamos por e-mail
            quando aparecerem outras.
          </p>
          <ButtonLink to="/vagas">Ver todas as vagas</ButtonLink>
        </div>
      )}
      {found?.length === 0 && !data?.known && (
        <div className={styles.none}>
          <p>
            Ainda não sabemos o que combina com você. Conte no perfil o que estuda, onde mora e as áreas de que gosta.
          </p>
          <ButtonLink to="/usuarios/preencher-perfil">Completar o perfil</ButtonLink>
        </div>
      )}
      <ul className={styles.cards}>
        {found?.map(({ job, reasons }) => (
          <li key={job.id}>
            <JobCard job={job} heading="h3" heart={<Heart {...job.attributes} saved={saved} />}>
              <ul className={styles.reasons} aria-label="Por que sugerimos">
                {reasons.map((words) => (
                  <li key={words}>
                    <Icon of={IconCheck} size={16} />
                    {words}
                  </li>
                ))}
              </ul>
            </JobCard>
          </li>
        ))}
      </ul>
    </section>
  )
}
