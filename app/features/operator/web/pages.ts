import { IconBuilding } from '#web/icons/b/building.ts'
import { IconGavel } from '#web/icons/g/gavel.ts'
import { IconHome } from '#web/icons/h/home.ts'
import { IconListCheck } from '#web/icons/l/list-check.ts'
import type { Page } from '#web/layout/rooms/room.ts'

export const pages: Page[] = [
  {
    frame: 'admin',
    path: 'admin',
    file: 'features/operator/web/overview-page.tsx',
    menu: { label: 'Visão geral', icon: IconHome },
  },
  {
    frame: 'admin',
    path: 'admin/empresas',
    file: 'features/operator/web/companies-page.tsx',
    menu: { label: 'Empresas', icon: IconBuilding },
  },
  { frame: 'admin', path: 'admin/empresas/:id', file: 'features/operator/web/company-page.tsx' },
  {
    frame: 'admin',
    path: 'admin/reclamacoes',
    file: 'features/operator/web/claims-page.tsx',
    menu: { label: 'Reclamações de CNPJ', icon: IconGavel },
  },
  {
    frame: 'admin',
    path: 'admin/listas',
    file: 'features/operator/web/proposals-page.tsx',
    menu: { label: 'Listas', icon: IconListCheck },
  },
]
