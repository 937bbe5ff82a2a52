import { alert } from '#web/ui/alerts/alert.ts'

/** Resolves once the popup has closed by itself. */
export const tellSuccess = () =>
  alert({
    kind: 'success',
    title: 'Tudo certo',
    text: 'Cadastro realizado com sucesso.',
    shape: 'dialog',
    closes_after: 2000,
  }).closed
