import { Muted, Named } from '#web/page/page.tsx'
import { Progress } from '#web/ui/states/progress.tsx'
import type { Answer } from '#wire/endpoint.ts'
import type { listTracks } from '../../wire/catalogue.ts'
import { coursesWords, hoursWords } from './course-words.ts'

type Track = Answer<typeof listTracks>['collection']['data'][number]

export const TrackRow = ({ track: { id, attributes: of } }: { track: Track }) => (
  <li>
    <Named name={of.title} to={`/academy/trilha-de-estudos/${id}`}>
      {[coursesWords(of.courses), hoursWords(of.hours)].join(' · ')}
    </Named>
    <Muted>{of.summary}</Muted>
    {of.progress !== null && of.progress > 0 && <Progress label="Seu progresso" done={of.progress} total={100} />}
  </li>
)
