import { IconLogin } from '#web/icons/l/login.ts'
import { IconUserPlus } from '#web/icons/u/user-plus.ts'
import type { MenuEntry } from '#web/layout/menus/menu-entry.ts'

/** Further entries of a guest's drawer on narrow screens. */
export const GUEST_ROOMS: MenuEntry[] = [
  { label: 'Criar conta', icon: IconUserPlus, to: '/usuarios/cadastro/criar' },
  { label: 'Entrar', icon: IconLogin, to: '/usuarios/entrar' },
]
