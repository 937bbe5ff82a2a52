import { IconHome } from '#web/icons/h/home.ts'
import type { Page } from '#web/layout/rooms/room.ts'

export const pages: Page[] = [
  { frame: 'public', path: '', file: 'features/home/web/home-page.tsx' },
  { frame: 'public', path: 'usuarios/entrar', file: 'features/home/web/doors/candidate-login-page.tsx' },
  { frame: 'public', path: 'usuarios/cadastro/criar', file: 'features/home/web/doors/sign-up-page.tsx' },
  { frame: 'public', path: 'sobre/privacidade', file: 'features/home/web/privacy-page.tsx' },
  {
    frame: 'candidate',
    path: 'usuarios/home',
    file: 'features/home/web/candidate-home-page.tsx',
    menu: { label: 'Início', icon: IconHome },
  },
]
