import { IconTargetArrow } from '#web/icons/t/target-arrow.ts'
import type { Page } from '#web/layout/rooms/room.ts'

const access = { feature: 'INTERNSHIP' } as const

export const pages: Page[] = [
  { frame: 'public', path: 'programa_estagios/:id', file: 'features/programs/web/program-page.tsx' },
  {
    frame: 'company',
    path: 'programa_estagio',
    file: 'features/programs/web/owned-programs-page.tsx',
    access,
    menu: { label: 'Programas de estágio', icon: IconTargetArrow },
  },
  {
    frame: 'company',
    path: 'programa_estagio/novo',
    file: 'features/programs/web/new-program-page.tsx',
    access,
    forms: true,
  },
  {
    frame: 'company',
    path: 'programa_estagio/:id',
    file: 'features/programs/web/edit-program-page.tsx',
    access,
    forms: true,
  },
]
