import { IconFileDescription } from '#web/icons/f/file-description.ts'
import type { Page } from '#web/layout/rooms/room.ts'

const CONTRACTS = { feature: 'CONTRACTS' } as const

export const pages: Page[] = [
  {
    frame: 'admin',
    path: 'admin/modelos',
    file: 'features/document-templates/web/admin-templates-page.tsx',
    menu: { label: 'Modelos', icon: IconFileDescription },
  },
  { frame: 'admin', path: 'admin/modelos/:id', file: 'features/document-templates/web/admin-template-page.tsx' },
  {
    frame: 'company',
    path: 'folders/modelos',
    file: 'features/document-templates/web/company-templates-page.tsx',
    access: CONTRACTS,
  },
  {
    frame: 'company',
    path: 'folders/modelos/:id',
    file: 'features/document-templates/web/company-template-page.tsx',
    access: CONTRACTS,
  },
]
