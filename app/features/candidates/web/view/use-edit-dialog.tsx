import { lazy, Suspense, useCallback, useState } from 'react'
import type { SectionName } from '../profile/sections.ts'

// Forms and their fields weigh more than the whole page: fetched with the first pencil.
const EditDialog = lazy(async () => ({ default: (await import('./edit-dialog.tsx')).EditDialog }))

/** `edit('contact')` opens the dialog of that part. */
export function useEditDialog() {
  const [target, setTarget] = useState<SectionName>()
  const close = useCallback(() => setTarget(undefined), [])
  return {
    edit: setTarget,
    dialog: target && (
      <Suspense fallback={null}>
        <EditDialog key={target} section={target} onClose={close} />
      </Suspense>
    ),
  }
}
