import { useAct } from '#web/calls/use-act.ts'
import { momentWords } from '#web/moment.ts'
import { Muted, Row, Rows } from '#web/page/page.tsx'
import { saveBlob } from '#web/save-blob.ts'
import { Button } from '#web/ui/button.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { downloadFromDesk, type showDesk } from '../wire/desk.ts'

export type Desk = Answer<typeof showDesk>['data']['attributes']

/** `opening`: the one that was pressed. */
type Waiting = { rows: Desk['waiting']; opening: string | undefined; onOpen: (step_id: string) => void }

export const WaitingRows = ({ rows, opening, onOpen }: Waiting) => (
  <Rows>
    {rows.map(({ step_id, title, intern_name, company_name, code, since }, n) => (
      <li key={step_id}>
        <Row
          what={
            <>
              <h3>
                {title} de {intern_name}
              </h3>
              <Muted>
                {company_name} · {code} · desde {momentWords(since)}
              </Muted>
            </>
          }
        >
          <Button
            kind={n === 0 ? 'primary' : 'secondary'}
            loading={opening === step_id}
            aria-label={`Ler e assinar: ${title} de ${intern_name}`}
            onClick={() => onOpen(step_id)}
          >
            Ler e assinar
          </Button>
        </Row>
      </li>
    ))}
  </Rows>
)

export function DoneRows({ rows, session }: { rows: Desk['done']; session: string }) {
  const download = useAct(downloadFromDesk)
  const save = async (step_id: string, code: string) => {
    const pdf = await download.act({ session, step_id })
    saveBlob(pdf, `${code}.pdf`)
  }
  return (
    <Rows>
      {rows.map(({ step_id, title, intern_name, company_name, code, signed, rejected, at }) => (
        <li key={step_id}>
          <Row
            what={
              <>
                <h3>
                  {title} de {intern_name}
                </h3>
                <Muted>
                  {company_name} · {code} · {momentWords(at)}
                </Muted>
              </>
            }
          >
            <div>
              <StandingMark of={signed ? 'good' : 'bad'}>{signed ? 'Assinado' : 'Recusado'}</StandingMark>
            </div>
            {!rejected && (
              <Button aria-label={`Baixar: ${title} de ${intern_name}`} onClick={() => void save(step_id, code)}>
                Baixar
              </Button>
            )}
          </Row>
        </li>
      ))}
    </Rows>
  )
}
