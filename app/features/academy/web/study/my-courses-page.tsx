import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { dayWords } from '#web/moment.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Page, Rows } from '#web/page/page.tsx'
import { useSession } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/states/progress.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { listMatriculations } from '../../wire/study.ts'
import type { Route } from './+types/my-courses-page'
import { type Studied, toCompleted, toItem } from './study-rooms.ts'
import styles from './study.module.css'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Meus cursos', index: false })

const ALL = (
  <ButtonLink kind="primary" to="/academy/cursos">
    Ver todos os cursos
  </ButtonLink>
)

const CourseRow = ({ id, attributes: of }: Studied) => (
  <li className={styles.course}>
    <h2>{of.title}</h2>
    <Progress label="Itens concluídos" done={of.done} total={of.total} />
    {of.completed_at && <p>Concluído em {dayWords(of.completed_at)}</p>}
    <div className={styles.acts}>
      {of.item_id && (
        <ButtonLink
          kind={of.completed_at ? 'secondary' : 'primary'}
          to={toItem(of.course_id, { id, item_id: of.item_id })}
          aria-label={`${of.completed_at ? 'Rever' : 'Continuar'}: ${of.title}`}
        >
          {of.completed_at ? 'Rever' : 'Continuar'}
        </ButtonLink>
      )}
      {of.completed_at && (
        <ButtonLink to={toCompleted(of.course_id, id)} aria-label={`Ver o certificado: ${of.title}`}>
          Ver o certificado
        </ButtonLink>
      )}
    </div>
  </li>
)

function Courses() {
  const query = useQuery(answerOf(listMatriculations, { per_page: 100 }))
  return (
    <Loaded of={[query]} rows>
      {({ collection: { data } }) =>
        data.length === 0 ? (
          <EmptyState
            drawing="folder"
            title="Você ainda não começou nenhum curso"
            text="Escolha um: são gratuitos e contam horas complementares."
            action={ALL}
          />
        ) : (
          <Rows>
            {data.map((one) => (
              <CourseRow key={one.id} {...one} />
            ))}
          </Rows>
        )
      }
    </Loaded>
  )
}

export default function MyCoursesPage() {
  const { userType } = useSession()
  return (
    <Page title="Meus cursos" lead="Continue de onde parou: o seu progresso fica salvo.">
      {userType === 'User' ? (
        <Courses />
      ) : (
        <EmptyState
          drawing="folder"
          title="Os cursos são para quem tem login de candidato"
          text="Aqui você pode conhecer todos eles."
          action={ALL}
        />
      )}
    </Page>
  )
}
