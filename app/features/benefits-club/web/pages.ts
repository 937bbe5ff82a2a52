import { IconTicket } from '#web/icons/t/ticket.ts'
import type { Page } from '#web/layout/rooms/room.ts'

export const pages: Page[] = [
  {
    frame: 'candidate',
    path: 'clube-de-beneficios',
    file: 'features/benefits-club/web/benefits-page.tsx',
    menu: { label: 'Benefícios', icon: IconTicket },
  },
  {
    frame: 'admin',
    path: 'admin/beneficios',
    file: 'features/benefits-club/web/admin/benefits-page.tsx',
    menu: { label: 'Benefícios', icon: IconTicket },
  },
  { frame: 'admin', path: 'admin/beneficios/novo', file: 'features/benefits-club/web/admin/new-benefit-page.tsx' },
  { frame: 'admin', path: 'admin/beneficios/:id', file: 'features/benefits-club/web/admin/benefit-page.tsx' },
]
