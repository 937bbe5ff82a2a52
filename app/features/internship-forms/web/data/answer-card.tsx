import { useState } from 'react'
import { Link } from 'react-router'
import { useAct } from '#web/calls/use-act.ts'
import { dayWords } from '#web/moment.ts'
import { Actions, Card, Muted } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { formatDate } from '#wire/time/date.ts'
import { checkDataAnswer, listDataAnswers } from '../../wire/data/data-forms.ts'
import { DATA_LABELS, type DataName } from '../../wire/data/data-record.ts'
import { ChangeRows } from './change-rows.tsx'
import { type DataAnswer, RequestList } from './request-list.tsx'

const list = new Intl.ListFormat('pt-BR')
const labels = (names: readonly string[]) => list.format(names.map((name) => DATA_LABELS[name as DataName]))

/** How it ended: what went where. */
function Outcome({ attributes: { accepted, amended, envelope_id } }: Pick<DataAnswer, 'attributes'>) {
  return (
    <Muted>
      {accepted.length === 0 && amended.length === 0 && 'Nada foi aceito.'}
      {accepted.length > 0 && `No perfil: ${labels(accepted)}. `}
      {amended.length > 0 && `Em termo aditivo: ${labels(amended)}. `}
      {envelope_id && <Link to={`/envelopes/${envelope_id}`}>Ver o aditivo</Link>}
    </Muted>
  )
}

export function AnswerCard({ answer }: { answer: DataAnswer }) {
  const { id, attributes: a } = answer
  const [left, setLeft] = useState<readonly string[]>([])
  const check = useAct(checkDataAnswer, { done: 'Respostas conferidas.', refresh: [listDataAnswers] })
  const accepted = a.changes
    .flatMap(({ field, outdated }) => (outdated ? [] : [field]))
    .filter((field) => !left.includes(field))
  const toCheck = a.state === 'answered' && a.checked_at === null
  return (
    <article aria-labelledby={id}>
      <Card>
        <h2 id={id}>{a.person_name}</h2>
        <Muted>
          {a.company_name} ·{' '}
          {a.answered_at
            ? `respondeu em ${dayWords(a.answered_at)}`
            : `${a.state_name}, até ${formatDate(a.expires_on)}`}
        </Muted>
        <RequestList requests={a.requests} />
        {toCheck && (
          <>
            <ChangeRows
              changes={a.changes}
              left={left}
              onTurn={(field, taken) => setLeft(taken ? left.filter((one) => one !== field) : [...left, field])}
            />
            <Actions>
              <Button kind="primary" loading={check.busy} onClick={() => check.press({ id, accepted })}>
                {accepted.length ? 'Aceitar os marcados' : 'Concluir sem mudar nada'}
              </Button>
            </Actions>
          </>
        )}
        {a.checked_at && <Outcome attributes={a} />}
      </Card>
    </article>
  )
}
