import { keyed } from '#web/page/keyed.ts'
import { Muted, Rows } from '#web/page/page.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { formatDate } from '#wire/time/date.ts'
import type { checkDataAnswer } from '../../wire/data/data-forms.ts'
import { PARTIES } from '../../wire/data/data-record.ts'

export type DataAnswer = Answer<typeof checkDataAnswer>['data']
export type Requests = DataAnswer['attributes']['requests']
const list = new Intl.ListFormat('pt-BR')

/** Who asks for what, why and until when. */
export const RequestList = ({ requests }: { requests: Requests }) => (
  <Rows>
    {keyed(requests).map(({ item: { party, asked_by, purpose, deadline, fields }, key }) => (
      <li key={key}>
        <strong>{list.format(fields.map(({ label }) => label))}</strong>
        <Muted>
          {asked_by ? `${asked_by}, ` : `${PARTIES[party]}, `}até {formatDate(deadline)}: {purpose}
        </Muted>
      </li>
    ))}
  </Rows>
)
