import { Muted, Named } from '#web/page/page.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { Progress } from '#web/ui/states/progress.tsx'
import type { Answer } from '#wire/endpoint.ts'
import type { listCourses } from '../../wire/catalogue.ts'
import { hoursWords, itemsWords } from './course-words.ts'

type Course = Answer<typeof listCourses>['collection']['data'][number]['attributes']

export function CourseRow({ id, of }: { id: string; of: Course }) {
  const { studying } = of
  return (
    <li>
      <Named name={of.title} to={`/academy/cursos/${id}`}>
        {[of.area, hoursWords(of.hours), itemsWords(of.items)].join(' · ')}
      </Named>
      <Muted>{of.summary}</Muted>
      {studying?.completed_at && <StandingMark of="good">Concluído</StandingMark>}
      {studying && !studying.completed_at && <Progress label="Seu progresso" done={studying.progress} total={100} />}
    </li>
  )
}
