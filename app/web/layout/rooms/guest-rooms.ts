import { IconLogin } from '#web/icons/l/login.ts'
import { IconUserPlus } from '#web/icons/u/user-plus.ts'
import type { MenuEntry } from '#web/layout/menus/menu-entry.ts'

/** What the drawer of a narrow screen offers to a guest besides. */
export const GUEST_ROOMS: MenuEntry[] = [
  { label: 'Criar conta', icon: IconUserPlus, to: '/usuarios/cadastro/criar' },
  { label: 'Entrar', icon: IconLogin, to: '/usuarios/entrar' },
]
