import { IconId } from '#web/icons/i/id.ts'
import { IconPencil } from '#web/icons/p/pencil.ts'
import type { Page } from '#web/layout/rooms/room.ts'

export const pages: Page[] = [
  {
    frame: 'public',
    path: 'usuarios/confirmar-email-institucional',
    file: 'features/candidates/web/confirm-institutional-email-page.tsx',
  },
  {
    frame: 'candidate',
    path: 'usuarios/dados-basicos',
    file: 'features/candidates/web/basic-data-page.tsx',
    forms: true,
  },
  {
    frame: 'candidate',
    path: 'usuarios/preencher-perfil',
    file: 'features/candidates/web/wizard-page.tsx',
    forms: true,
    menu: { label: 'Editar perfil', icon: IconPencil },
  },
  {
    frame: 'shared',
    path: 'usuarios/ver/:id',
    file: 'features/candidates/web/profile-page.tsx',
    access: { only: ['User', 'CompanyManager'], feature: 'CANDIDATE' },
    menu: { label: 'Meu cadastro', icon: IconId },
  },
]
