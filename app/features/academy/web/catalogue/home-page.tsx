import { Study } from '#web/ui/media/spot-drawings.tsx'
import { inProcess } from '#web/calls/answer.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Actions, Entries, Page, Rows, Section } from '#web/page/page.tsx'
import { useSession } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { send } from '#wire/send.ts'
import { listCourses, listTracks } from '../../wire/catalogue.ts'
import type { Route } from './+types/home-page'
import { useOwnAnswer } from './academy-query.ts'
import { CourseRow } from './course-row.tsx'
import { TrackRow } from './track-row.tsx'

const LEAD = 'Cursos gratuitos e curtos para quem está começando, com certificado que conta como horas complementares.'
const STEPS = [
  'Escolha um curso ou uma trilha e matricule-se.',
  'Estude no seu ritmo: o seu progresso fica salvo.',
  'Conclua os itens e receba o certificado e as horas.',
]

export const handle = { remember: 30 }

export async function loader({ context }: Route.LoaderArgs) {
  const fetch = inProcess(context)
  const [courses, tracks] = await Promise.all([send(fetch, listCourses, {}), send(fetch, listTracks, {})])
  return { courses, tracks }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Academy', description: LEAD })

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { userType } = useSession()
  const courses = useOwnAnswer('listCourses', {}, loaderData.courses)
  const tracks = useOwnAnswer('listTracks', {}, loaderData.tracks)
  return (
    <Page
      title="Academy"
      lead={LEAD}
      drawing={<Study />}
      actions={
        <Actions>
          <ButtonLink kind="primary" to="/academy/cursos">
            Ver o catálogo
          </ButtonLink>
          {userType === 'User' && <ButtonLink to="/academy/cursos/meus">Meus cursos</ButtonLink>}
        </Actions>
      }
    >
      {tracks.collection.data.length > 0 && (
        <Section title="Trilhas de estudos" id="trilhas" lead="Cursos em ordem, para chegar a um objetivo." bare>
          <Rows>
            {tracks.collection.data.map((track) => (
              <TrackRow key={track.id} track={track} />
            ))}
          </Rows>
        </Section>
      )}
      <Section title="Cursos" id="cursos" bare>
        <Rows>
          {courses.collection.data.map(({ id, attributes }) => (
            <CourseRow key={id} id={id} of={attributes} />
          ))}
        </Rows>
      </Section>
      <Section title="Como funciona" id="como">
        <Entries>
          {STEPS.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Entries>
      </Section>
    </Page>
  )
}
