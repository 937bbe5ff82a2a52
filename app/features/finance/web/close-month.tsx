import { useState } from 'react'
import { useAct } from '#web/calls/use-act.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { formatMoney } from '#wire/money.ts'
import { monthWords } from '../wire/months.ts'
import { closeStatement, listStatements, showStatement } from '../wire/statements.ts'
import type { Statement } from './statement.ts'
import type { Whose } from './statement-files.tsx'

export function CloseMonth({ whose, of: { month, total } }: { whose: Whose; of: Statement }) {
  const [asks, setAsks] = useState(false)
  const close = useAct(closeStatement, {
    done: `O extrato de ${monthWords(month)} está fechado e não muda mais.`,
    refresh: [listStatements, showStatement],
  })
  return (
    <>
      <Button kind="primary" onClick={() => setAsks(true)}>
        Fechar o mês
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={`Fechar ${monthWords(month)}?`}
        confirm="Fechar o mês"
        onConfirm={async () => void (await close.act(whose))}
      >
        <p>
          O total de {formatMoney(total)} não muda mais. O que chegar depois vira ajuste no mês que estiver em aberto.
        </p>
      </ConfirmDialog>
    </>
  )
}
