import type { Page } from '#web/layout/rooms/room.ts'

export const pages: Page[] = [
  {
    frame: 'company',
    path: 'folders/planilha',
    file: 'features/contract-bulk/web/sheets/new-sheet-page.tsx',
    access: { feature: 'CONTRACTS' },
    forms: true,
  },
  {
    frame: 'company',
    path: 'folders/planilha/:id',
    file: 'features/contract-bulk/web/sheets/sheet-page.tsx',
    access: { feature: 'CONTRACTS' },
  },
  {
    frame: 'company',
    path: 'folders/assinar',
    file: 'features/contract-bulk/web/signing/bulk-signing-page.tsx',
    access: { feature: 'CONTRACTS' },
    forms: true,
  },
  {
    frame: 'company',
    path: 'folders/zip',
    file: 'features/contract-bulk/web/zips/folder-zips-page.tsx',
    access: { feature: 'CONTRACTS' },
  },
  {
    frame: 'company',
    path: 'folders/convites/planilha',
    file: 'features/contract-bulk/web/invites/invite-sheet-page.tsx',
    access: { feature: 'CONTRACTS' },
    forms: true,
  },
]
