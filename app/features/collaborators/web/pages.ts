import { IconAddressBook } from '#web/icons/a/address-book.ts'
import { IconUser } from '#web/icons/u/user.ts'
import type { Page } from '#web/layout/rooms/room.ts'

export const pages: Page[] = [
  {
    frame: 'company',
    path: 'colaboradores/meus',
    file: 'features/collaborators/web/collaborators-page.tsx',
    access: { feature: 'COLLABORATORS' },
    menu: { label: 'Meus colaboradores', icon: IconAddressBook },
  },
  {
    frame: 'company',
    path: 'colaboradores/importar',
    file: 'features/collaborators/web/import-page.tsx',
    access: { feature: 'COLLABORATORS' },
  },
  {
    frame: 'company',
    path: 'colaboradores/novo',
    file: 'features/collaborators/web/new-collaborator-page.tsx',
    access: { feature: 'COLLABORATORS' },
    forms: true,
  },
  {
    frame: 'company',
    path: 'colaboradores/:uuid/editar',
    file: 'features/collaborators/web/edit-collaborator-page.tsx',
    access: { feature: 'PROFILE' },
    forms: true,
    menu: { label: 'Meu perfil', icon: IconUser },
  },
]
