import { IconHome } from '#web/icons/h/home.ts'
import type { Page } from '#web/layout/rooms/room.ts'

export const pages: Page[] = [
  {
    frame: 'company',
    path: 'empresas/dashboard',
    file: 'features/dashboard/web/dashboard-page.tsx',
    access: { feature: 'HOME' },
    menu: { label: 'Home', icon: IconHome },
  },
]
