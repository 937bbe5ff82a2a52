import { IconUsers } from '#web/icons/u/users.ts'
import type { Page } from '#web/layout/rooms/room.ts'

export const pages: Page[] = [
  {
    frame: 'company',
    path: 'candidatos',
    file: 'features/candidate-bank/web/candidates-page.tsx',
    access: { feature: 'CANDIDATE' },
    forms: true,
    menu: { label: 'Banco de candidatos', icon: IconUsers },
  },
  {
    frame: 'company',
    path: 'candidatos/:id',
    file: 'features/candidate-bank/web/candidate-page.tsx',
    access: { feature: 'CANDIDATE' },
    forms: true,
  },
  { frame: 'candidate', path: 'usuarios/convites', file: 'features/candidate-bank/web/own-page.tsx', forms: true },
]
