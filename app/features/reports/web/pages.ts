import { IconChartBar } from '#web/icons/c/chart-bar.ts'
import type { Page } from '#web/layout/rooms/room.ts'

const ofCompany = { frame: 'company', access: { feature: 'REPORTS' } } as const

export const pages: Page[] = [
  {
    ...ofCompany,
    path: 'folders/kpis',
    file: 'features/reports/web/reports-page.tsx',
    menu: { label: 'Relatórios', icon: IconChartBar },
  },
  { ...ofCompany, path: 'folders/kpis/:name', file: 'features/reports/web/rows-page.tsx' },
]
