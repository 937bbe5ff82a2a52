import { useCallback, useState, type ReactNode } from 'react'
import { HelpDialog } from '#web/layout/help-dialog.tsx'
import { MentoringDialog } from '#web/layout/mentoring-dialog.tsx'
import type { MenuAction } from '#web/layout/menu-entry.ts'
import { useLogOut } from '#web/log-out.ts'

/** What the entries of a menu do that lead nowhere: render `dialogs` beside the menu, not in it. */
export function useMenuActions(): { act: (action: MenuAction) => void; dialogs: ReactNode } {
  const logOut = useLogOut()
  const [shown, show] = useState<MenuAction>()
  const hide = useCallback(() => show(undefined), [])
  return {
    act: (action) => (action === 'log-out' ? logOut() : show(action)),
    dialogs: (
      <>
        <MentoringDialog open={shown === 'mentoring'} onClose={hide} />
        <HelpDialog open={shown === 'help' || shown === 'contact'} onClose={hide} />
      </>
    ),
  }
}
