import { useState } from 'react'
import { dayWords } from '#web/moment.ts'
import { Second, Section } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import type { Answer } from '#wire/endpoint.ts'
import type { listWaitingSignatures } from '../../wire/signing.ts'
import styles from './bulk-signing.module.css'
import { ReadDialog } from './read-dialog.tsx'
import { SignForm } from './sign-form.tsx'

export type Waiting = Answer<typeof listWaitingSignatures>
export type Contract = Waiting['data'][number]

type Props = { waiting: Waiting; onSigned: (id: string) => void }

export function BulkSigning({ waiting: { data, ...signer }, onSigned }: Props) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [opened, setOpened] = useState<Contract>()
  const chosen = data.filter(({ envelope_id }) => !left.has(envelope_id))
  const toggle = (id: string) =>
    setLeft((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  return (
    <>
      <Section title={`${data.length} ${data.length === 1 ? 'espera' : 'esperam'} por você`} id="esperam">
        <ul className={styles.contracts}>
          {data.map((one) => (
            <li key={one.envelope_id}>
              <div>
                <label>
                  <input
                    type="checkbox"
                    checked={!left.has(one.envelope_id)}
                    onChange={() => toggle(one.envelope_id)}
                  />
                  {one.intern_name}
                </label>
                <Second>
                  {one.title}, {one.code}
                  {one.starts_on && ` · começa em ${dayWords(`${one.starts_on}T12:00:00-03:00`)}`}
                </Second>
              </div>
              <StandingMark of={one.read ? 'good' : 'turn'}>{one.read ? 'Lido' : 'Não lido'}</StandingMark>
              <Button aria-label={`Abrir o contrato de ${one.intern_name}`} onClick={() => setOpened(one)}>
                Abrir
              </Button>
            </li>
          ))}
        </ul>
      </Section>
      <SignForm chosen={chosen} signer={signer} onSigned={onSigned} />
      {opened && <ReadDialog contract={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
