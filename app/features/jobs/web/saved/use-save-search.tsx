import { IconBell } from '#web/icons/b/bell.ts'
import { useSession } from '#web/session/session.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import type { FilterLabel } from '#web/ui/filters/filter-bar.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { onDemand } from '#web/ui/dialogs/use-on-demand.tsx'
import type { BoardFilters } from '../board/board-address.ts'
import { useWayToLogin } from './use-way-to-login.ts'

const useDialog = onDemand(async () => (await import('./save-search-dialog.tsx')).SaveSearchDialog)

const NOTIFY = 'Avise-me quando aparecer'

/**
 * For students; a guest is led to the log-in and back. The dialog has its own form, so it must be rendered outside of
 * the board's.
 */
export function useSaveSearch(filters: BoardFilters, labels: readonly FilterLabel[]) {
  const { userType } = useSession()
  const login = useWayToLogin()
  const dialog = useDialog()
  const { sort: _, ...saved_filters } = filters
  if (userType === 'CompanyManager' || userType === 'Operator') return { opener: null, notify: null, dialog: null }
  const face = (
    <>
      <Icon of={IconBell} /> Salvar esta busca
    </>
  )
  if (userType === 'GuestUser')
    return {
      opener: (
        <ButtonLink kind="quiet" rel="nofollow" to={login}>
          {face}
        </ButtonLink>
      ),
      notify: (
        <ButtonLink kind="primary" rel="nofollow" to={login}>
          {NOTIFY}
        </ButtonLink>
      ),
      dialog: null,
    }
  return {
    opener: (
      <Button kind="quiet" {...dialog.opener}>
        {face}
      </Button>
    ),
    notify: (
      <Button kind="primary" {...dialog.opener}>
        {NOTIFY}
      </Button>
    ),
    dialog: dialog.show({
      filters: saved_filters,
      suggested: labels.map(({ label }) => label.replace(/[“”]/g, '')).join(', '),
    }),
  }
}
