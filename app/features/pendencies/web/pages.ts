import { IconUrgent } from '#web/icons/u/urgent.ts'
import type { Page } from '#web/layout/rooms/room.ts'

export const pages: Page[] = [
  {
    frame: 'company',
    path: 'estagios/pendencias',
    file: 'features/pendencies/web/pendencies-page.tsx',
    access: { feature: 'PENDING' },
    menu: { label: 'Pendências', icon: IconUrgent },
  },
]
