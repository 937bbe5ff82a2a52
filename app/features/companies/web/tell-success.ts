import { alert } from '#web/ui/alerts/alert.ts'
import { AlertDialog } from '#web/ui/alerts/alert-dialog.tsx'

/** Resolves once the popup has closed by itself. */
export const tellSuccess = () =>
  alert({
    kind: 'success',
    title: 'Tudo certo',
    text: 'Cadastro realizado com sucesso.',
    dialog: AlertDialog,
    closes_after: 2000,
  }).closed
