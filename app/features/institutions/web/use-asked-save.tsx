import { useState } from 'react'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'

/** Saves at once what ends nothing; what would end is named first. `save` is a form's own sending, so that leaving it afterwards asks nothing. */
export function useAskedSave({ title, confirm }: { title: string; confirm: string }) {
  const [asked, setAsked] = useState<{ losses: string[]; save: () => Promise<void> }>()
  const dialog = (
    <ConfirmDialog
      open={asked !== undefined}
      onClose={() => setAsked(undefined)}
      title={title}
      losses={asked?.losses ?? []}
      confirm={confirm}
      destructive
      onConfirm={async () => asked?.save()}
    />
  )
  return { ask: (losses: string[], save: () => Promise<void>) => setAsked({ losses, save }), dialog }
}
