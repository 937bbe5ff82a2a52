import { IconFileCheck } from '#web/icons/f/file-check.ts'
import { IconFolder } from '#web/icons/f/folder.ts'
import type { Page } from '#web/layout/rooms/room.ts'

export const pages: Page[] = [
  {
    frame: 'candidate',
    path: 'documentos-pessoais',
    file: 'features/personal-documents/web/documents-page.tsx',
    menu: { label: 'Documentos Pessoais', icon: IconFolder },
  },
  { frame: 'candidate', path: 'categoria-de-documentos', file: 'features/personal-documents/web/category-page.tsx' },
  {
    frame: 'admin',
    path: 'admin/documentos',
    file: 'features/personal-documents/web/waiting-documents-page.tsx',
    menu: { label: 'Documentos a conferir', icon: IconFileCheck },
  },
]
