import { IconBuilding } from '#web/icons/b/building.ts'
import { IconBuildingStore } from '#web/icons/b/building-store.ts'
import { IconSettings } from '#web/icons/s/settings.ts'
import type { Page } from '#web/layout/rooms/room.ts'

export const pages: Page[] = [
  {
    frame: 'public',
    path: 'empresas',
    file: 'features/companies/web/directory-page.tsx',
    menu: { label: 'Empresas', icon: IconBuilding },
  },
  { frame: 'public', path: 'empresas/cadastro', file: 'features/companies/web/to-registration.ts' },
  { frame: 'public', path: 'empresas/cadastro/criar', file: 'features/companies/web/register-company-page.tsx' },
  { frame: 'public', path: 'empresas/cadastrado', file: 'features/companies/web/registered-page.tsx' },
  { frame: 'public', path: 'empresas/reclamar-cnpj', file: 'features/companies/web/claim-page.tsx' },
  { frame: 'public', path: 'ies/:display_name/empresas/cadastro', file: 'features/companies/web/to-registration.ts' },
  {
    frame: 'public',
    path: 'ies/:display_name/empresas/cadastro/criar',
    file: 'features/companies/web/register-company-on-board-page.tsx',
  },
  {
    frame: 'company-page',
    path: 'empresas/ver/:id',
    file: 'features/companies/web/company-page.tsx',
    access: 'everybody',
  },
  {
    frame: 'company',
    path: 'meu-portal',
    file: 'features/companies/web/portal-page.tsx',
    access: { feature: 'PORTAL' },
    menu: { label: 'Meu portal', icon: IconBuildingStore },
  },
  {
    frame: 'company',
    path: 'empresas/editar',
    file: 'features/companies/web/edit-company-page.tsx',
    access: { feature: 'SETTINGS' },
    forms: true,
    menu: { label: 'Configurações', icon: IconSettings },
  },
  {
    frame: 'company',
    path: 'empresas/editar/:id',
    file: 'features/companies/web/edit-company-page.tsx',
    access: { feature: 'SETTINGS' },
    forms: true,
  },
]
