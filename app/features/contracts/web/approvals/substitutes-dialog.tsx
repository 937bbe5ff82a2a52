import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Muted, Stack } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { formatDate } from '#wire/time/date.ts'
import { endSubstitution, listSubstitutes } from '../../wire/approvals.ts'
import styles from './approvals.module.css'
import { SubstituteForm } from './substitute-form.tsx'

type Substitute = Answer<typeof listSubstitutes>['data'][number]

function Named({ of: { id, attributes: a } }: { of: Substitute }) {
  const end = useAct(endSubstitution, { done: 'A substituição terminou.', refresh: [listSubstitutes] })
  const span = `${formatDate(a.from_day)} a ${formatDate(a.until_day)}`
  const who = a.mine ? `${a.substitute_name} aprova por você` : `Você aprova por ${a.manager_name}`
  return (
    <li>
      <span>
        {who}, de {span}
        {a.standing === 'active' && ' · valendo hoje'}
      </span>
      {a.mine && (
        <Button loading={end.busy} onClick={() => end.press({ id })}>
          Terminar <span className="unseen">a substituição por {a.substitute_name}</span>
        </Button>
      )}
    </li>
  )
}

/** Who approves while one is away, from one day to another. */
export function SubstitutesDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(answerOf(listSubstitutes, {}))
  return (
    <Dialog open onClose={onClose} title="Quem aprova no meu lugar">
      <Loaded of={[query]} lines={3}>
        {({ data, may_name }) => (
          <Stack>
            {data.length > 0 ? (
              <ul className={styles.substitutes}>
                {data.map((one) => (
                  <Named key={one.id} of={one} />
                ))}
              </ul>
            ) : (
              <Muted>Ninguém aprova no seu lugar nos próximos dias.</Muted>
            )}
            {may_name ? (
              <SubstituteForm />
            ) : (
              <Muted>Você aprova no lugar de outra pessoa. Só ela escolhe quem a substitui.</Muted>
            )}
          </Stack>
        )}
      </Loaded>
    </Dialog>
  )
}
