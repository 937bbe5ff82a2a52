import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react'
import { HelpDialog } from '#web/layout/footers/help-dialog.tsx'
import { MentoringDialog } from '#web/layout/footers/mentoring-dialog.tsx'
import type { MenuAction } from './menu-entry.ts'
import { useLogOut } from '#web/session/log-out.ts'

/** Its form is loaded on use, not on every page of the company. */
const ContactDialog = lazy(async () => ({
  default: (await import('#web/layout/footers/contact-dialog.tsx')).ContactDialog,
}))

/** Actions of menu entries without an address: render `dialogs` beside the menu, not in it. */
export function useMenuActions(): { act: (action: MenuAction) => void; dialogs: ReactNode } {
  const logOut = useLogOut()
  const [shown, show] = useState<MenuAction>()
  const [wrote, setWrote] = useState(false)
  const hide = useCallback(() => show(undefined), [])
  return {
    act(action) {
      if (action === 'log-out') return logOut()
      if (action === 'contact') setWrote(true)
      show(action)
    },
    dialogs: (
      <>
        <MentoringDialog open={shown === 'mentoring'} onClose={hide} />
        <HelpDialog open={shown === 'help'} onClose={hide} />
        {wrote && (
          <Suspense fallback={null}>
            <ContactDialog open={shown === 'contact'} onClose={hide} />
          </Suspense>
        )}
      </>
    ),
  }
}
