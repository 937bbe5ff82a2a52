import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { STAYS } from '#web/storage/stays.ts'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'

/** Asks before leaving with unsaved changes: our dialog within Ponte, the browser's for everything else. */
export function UnsavedGuard({ when, losses }: { when: boolean; losses?: readonly string[] }) {
  // Another search may be another form on the same page; another address of the same page keeps its forms.
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      when && to.state !== STAYS && (from.pathname !== to.pathname || from.search !== to.search),
  )

  useEffect(() => {
    if (!when) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [when])

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Sair sem salvar?"
      losses={losses}
      confirm="Sair sem salvar"
      cancel="Continuar editando"
      destructive
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      <p>As alterações feitas nesta página ainda não foram salvas.</p>
    </ConfirmDialog>
  )
}
