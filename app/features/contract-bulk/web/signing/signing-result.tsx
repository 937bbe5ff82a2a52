import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { answerOf, belowAddress } from '#web/calls/answer.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Second, Section } from '#web/page/page.tsx'
import { Progress } from '#web/ui/states/progress.tsx'
import { type Standing, StandingMark } from '#web/ui/states/standing.tsx'
import { listWaitingSignatures, showBulkSigning } from '../../wire/signing.ts'
import styles from './bulk-signing.module.css'

const EVERY_MS = 900
const STATES: Record<string, [Standing, string]> = {
  waiting: ['waiting', 'Assinando'],
  signed: ['good', 'Assinado'],
  unread: ['waiting', 'Não lido, ficou de fora'],
  refused: ['bad', 'Não foi assinado'],
}

/** A line for each, as it is done. */
export function SigningResult({ id }: { id: string }) {
  const client = useQueryClient()
  const signing = useQuery({
    ...answerOf(showBulkSigning, { id }),
    refetchInterval: ({ state: { data } }) => (data && data.data.attributes.waiting === 0 ? false : EVERY_MS),
  })
  const done = signing.data?.data.attributes.waiting === 0
  useEffect(() => {
    if (done) void client.invalidateQueries({ queryKey: belowAddress(listWaitingSignatures) })
  }, [done, client])
  return (
    <Section title="Suas assinaturas" id="resultado">
      <Loaded of={[signing]}>
        {({ data: { attributes: a } }) => (
          <>
            <p role="status">
              {a.waiting > 0 ? 'Assinando…' : `${a.signed} de ${a.total} assinados.`}
              {a.waiting === 0 && a.unread > 0 && ` ${a.unread} sem ler.`}
            </p>
            {a.waiting > 0 && (
              <Progress label="Assinando" done={a.total - a.waiting} total={a.total} unit="contratos" />
            )}
            <ul className={styles.contracts}>
              {a.rows.map(({ envelope_id, intern_name, title, state, words }) => (
                <li key={envelope_id}>
                  <span>
                    <Link to={`/envelopes/${envelope_id}`}>{intern_name}</Link>
                    <Second>{words ?? title}</Second>
                  </span>
                  <StandingMark of={STATES[state]![0]}>{STATES[state]![1]}</StandingMark>
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Section>
  )
}
