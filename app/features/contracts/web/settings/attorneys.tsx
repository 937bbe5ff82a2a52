import { useState } from 'react'
import { Actions, Muted, Rows, Section } from '#web/page/page.tsx'
import { RecordDialog } from '#web/record/record-dialog.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import type { Answer } from '#wire/endpoint.ts'
import type { TypedOf } from '#wire/record.ts'
import { formatDate } from '#wire/time/date.ts'
import { attorneyFields as fields, type listAttorneys } from '../../wire/attorneys.ts'
import styles from './settings.module.css'

type Attorney = Answer<typeof listAttorneys>['data'][number]
type Props = {
  lead: string
  attorneys: Attorney[]
  mayChange: boolean
  add: (attorney: TypedOf<typeof fields>) => Promise<unknown>
  remove: (id: string) => Promise<unknown>
}

/** Who may sign in the signer's place: the signature is passed on to nobody else. */
export function Attorneys({ lead, attorneys, mayChange, add, remove }: Props) {
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Attorney>()
  return (
    <Section title="Procuradores" id="procuradores" lead={lead}>
      {attorneys.length === 0 && <Muted>Ninguém na lista.</Muted>}
      {attorneys.length > 0 && (
        <Rows>
          {attorneys.map((one) => (
            <li key={one.id} className={styles.attorney}>
              <span>
                {one.attributes.name}
                <Muted>
                  {one.attributes.email} · procuração de {formatDate(one.attributes.granted_on)}
                  {!one.attributes.own && ` · de ${one.attributes.of}`}
                </Muted>
              </span>
              {mayChange && one.attributes.own && (
                <Button kind="quiet" aria-label={`Tirar ${one.attributes.name}`} onClick={() => setRemoving(one)}>
                  Tirar
                </Button>
              )}
            </li>
          ))}
        </Rows>
      )}
      {mayChange && (
        <Actions>
          <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
            Incluir procurador
          </Button>
        </Actions>
      )}
      {adding && (
        <RecordDialog
          title="Incluir procurador"
          submit="Incluir"
          root="attorney"
          fields={fields}
          send={(attorney) => add(attorney as TypedOf<typeof fields>)}
          onClose={() => setAdding(false)}
        >
          <RecordField of={fields} name="name" />
          <RecordField of={fields} name="email" />
          <RecordField of={fields} name="granted_on" />
        </RecordDialog>
      )}
      <ConfirmDialog
        open={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        title={`Tirar ${removing?.attributes.name} da lista?`}
        confirm="Tirar da lista"
        destructive
        onConfirm={async () => void (await remove(removing!.id))}
      >
        <p>Nenhuma assinatura passa mais a esta pessoa. O que já tinha sido passado continua valendo.</p>
      </ConfirmDialog>
    </Section>
  )
}
