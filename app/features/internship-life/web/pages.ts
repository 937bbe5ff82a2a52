import type { Page } from '#web/layout/rooms/room.ts'

export const pages: Page[] = [
  {
    frame: 'shared',
    path: 'folders/:id',
    file: 'features/internship-life/web/folder-page.tsx',
    access: { only: ['User', 'CompanyManager'], feature: 'CONTRACTS' },
    forms: true,
  },
  {
    frame: 'candidate',
    path: 'folders/:id/relatorio',
    file: 'features/internship-life/web/report-page.tsx',
    forms: true,
  },
]
