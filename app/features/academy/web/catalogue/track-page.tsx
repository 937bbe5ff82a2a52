import { inProcess } from '#web/calls/answer.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Card, Page, Rows } from '#web/page/page.tsx'
import { Progress } from '#web/ui/states/progress.tsx'
import { send } from '#wire/send.ts'
import { showTrack } from '../../wire/catalogue.ts'
import type { Route } from './+types/track-page'
import { useOwnAnswer } from './academy-query.ts'
import { CourseRow } from './course-row.tsx'
import { coursesWords, hoursWords } from './course-words.ts'
import { loadOrMissing } from './load-or-missing.ts'

export const handle = { remember: 30 }

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadOrMissing(
    send(inProcess(context), showTrack, { id: params.id }),
    'Trilha não encontrada',
    'Ela pode ter saído do catálogo.',
  )

export const meta = (args: Route.MetaArgs) => {
  const track = args.loaderData?.data
  if (!track) return pageMeta(args, { title: 'Trilha de estudos', index: false })
  const { title, summary } = track.attributes
  return pageMeta(args, {
    title,
    description: summary,
    picture: { path: `/v1/academy/tracks/${track.id}/picture.png`, alt: title },
  })
}

export default function TrackPage({ loaderData, params }: Route.ComponentProps) {
  const { attributes: of } = useOwnAnswer('showTrack', { id: params.id }, loaderData).data
  return (
    <Page
      title={of.title}
      lead={`${of.summary} ${coursesWords(of.courses.length)}, ${hoursWords(of.hours)}.`}
      back={{ to: '/academy/trilhas-de-estudos', label: 'Trilhas de estudos' }}
    >
      {of.progress !== null && (
        <Card>
          <Progress label="Seu progresso na trilha" done={of.progress} total={100} />
        </Card>
      )}
      <Rows>
        {of.courses.map(({ id, ...course }) => (
          <CourseRow key={id} id={id} of={course} />
        ))}
      </Rows>
    </Page>
  )
}
