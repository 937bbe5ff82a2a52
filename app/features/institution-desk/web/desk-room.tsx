import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ReadAndSign } from '#features/contracts/web/signing/read-and-sign.tsx'
import type { Receipt, Session } from '#features/contracts/web/signing/which.ts'
import { openSigningFromDesk } from '#features/contracts/wire/signing.ts'
import { call } from '#web/calls/api.ts'
import { useAct } from '#web/calls/use-act.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Page, Section } from '#web/page/page.tsx'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState, State } from '#web/ui/states/state.tsx'
import { Refused } from '#wire/send.ts'
import { showDesk } from '../wire/desk.ts'
import { DoneRows, WaitingRows } from './paper-rows.tsx'
import { StudentRow } from './student-row.tsx'
import styles from './desk.module.css'

type Props = { session: string; onOver: () => void }

const OVER = 'Faz tempo que você se identificou. Peça um novo código para continuar.'
const number = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** All that waits for one address; a signature is given here too, by the same proof. */
export function DeskRoom({ session, onOver }: Props) {
  const queryKey = ['desk', session]
  const query = useQuery({ queryKey, queryFn: () => call(showDesk, { session }), retry: false })
  const [reading, setReading] = useState<Session>()
  const open = useAct(openSigningFromDesk, { onDone: ({ data }) => setReading(data.attributes) })
  const [pressed, setPressed] = useState<string>()
  const read = (step_id: string) => {
    if (open.busy) return
    setPressed(step_id)
    open.press({ session, step_id })
  }
  const back = (words: string) => {
    setReading(undefined)
    window.scrollTo(0, 0)
    void query.refetch()
    alert({ kind: 'success', title: 'Tudo certo!', text: words })
  }
  if (query.error instanceof Refused && query.error.status === 410)
    return (
      <State
        heading="h1"
        drawing="lock"
        title="A mesa fechou"
        text={OVER}
        action={
          <Button kind="primary" onClick={onOver}>
            Pedir um código
          </Button>
        }
      />
    )
  if (reading)
    return (
      <>
        <Button kind="quiet" onClick={() => setReading(undefined)}>
          Voltar à mesa
        </Button>
        <ReadAndSign
          session={reading}
          onSigned={({ next }: Receipt) => back(`Assinado. ${next}`)}
          onEnded={({ text }) => back(text)}
        />
      </>
    )
  return (
    <Loaded of={[query]} page="column">
      {({ data: { attributes: desk } }) => (
        <Page title="Mesa da instituição" lead={desk.email}>
          <Section title="Esperam por você" id="waiting">
            {desk.waiting.length ? (
              <WaitingRows rows={desk.waiting} opening={open.busy ? pressed : undefined} onOpen={read} />
            ) : (
              <EmptyState drawing="folder" title="Nada espera por você" text="Quando houver o que assinar, avisamos." />
            )}
          </Section>
          {desk.students.length > 0 && (
            <Section
              title="Estágios dos seus estudantes"
              id="students"
              lead={number(desk.students.length, 'estágio em vigor.', 'estágios em vigor.')}
            >
              <ul className={styles.students}>
                {desk.students.map((student) => (
                  <li key={student.internship_id}>
                    <StudentRow student={student} session={session} queryKey={queryKey} />
                  </li>
                ))}
              </ul>
            </Section>
          )}
          {desk.done.length > 0 && (
            <Section title="Já assinados ou recusados" id="done">
              <DoneRows rows={desk.done} session={session} />
            </Section>
          )}
        </Page>
      )}
    </Loaded>
  )
}
