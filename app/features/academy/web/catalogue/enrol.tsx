import { lazy, Suspense } from 'react'
import { Actions, Muted } from '#web/page/page.tsx'
import { useSession } from '#web/session/session.ts'
import { loginOf, withReturnTo } from '#web/session/homes.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/states/progress.tsx'
import type { Answer } from '#wire/endpoint.ts'
import type { showCourse } from '../../wire/catalogue.ts'
import { completionPath, playerPath } from './course-words.ts'

// Guests do not load its wire.
const EnrolButton = lazy(async () => ({ default: (await import('./enrol-button.tsx')).EnrolButton }))

type Course = Answer<typeof showCourse>['data']

/** The way into a course: to the log-in and back for guests, in for a candidate, on for who has begun. */
export function Enrol({ course: { id, attributes } }: { course: Course }) {
  const { userType } = useSession()
  const { studying } = attributes
  if (studying)
    return (
      <>
        <Progress label="Seu progresso" done={studying.progress} total={100} />
        <Actions>
          {studying.completed_at && (
            <ButtonLink kind="primary" to={completionPath(id, studying)}>
              Ver o certificado
            </ButtonLink>
          )}
          <ButtonLink kind={studying.completed_at ? 'secondary' : 'primary'} to={playerPath(id, studying)}>
            {studying.completed_at ? 'Rever o curso' : 'Continuar o curso'}
          </ButtonLink>
        </Actions>
      </>
    )
  if (userType === 'User')
    return (
      <Actions>
        <Suspense
          fallback={
            <Button kind="primary" loading>
              Matricular-se
            </Button>
          }
        >
          <EnrolButton id={id} />
        </Suspense>
      </Actions>
    )
  if (userType !== 'GuestUser') return <Muted>A matrícula é de candidatos: empresas e operação só consultam.</Muted>
  return (
    <Actions>
      <ButtonLink kind="primary" to={withReturnTo(loginOf('User'), `/academy/cursos/${id}`)}>
        Matricular-se
      </ButtonLink>
    </Actions>
  )
}
