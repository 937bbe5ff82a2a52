import { IconSchool } from '#web/icons/s/school.ts'
import type { Page } from '#web/layout/rooms/room.ts'

export const pages: Page[] = [
  {
    frame: 'admin',
    path: 'admin/instituicoes',
    file: 'features/institutions/web/partners-page.tsx',
    menu: { label: 'Instituições', icon: IconSchool },
  },
  {
    frame: 'admin',
    path: 'admin/instituicoes/nova',
    file: 'features/institutions/web/new-institution-page.tsx',
    forms: true,
  },
  { frame: 'admin', path: 'admin/instituicoes/:id', file: 'features/institutions/web/partner-page.tsx' },
  {
    frame: 'admin',
    path: 'admin/instituicoes/:id/editar',
    file: 'features/institutions/web/edit-institution-page.tsx',
    forms: true,
  },
]
