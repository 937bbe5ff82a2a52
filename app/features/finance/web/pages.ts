import { IconCoin } from '#web/icons/c/coin.ts'
import type { Page } from '#web/layout/rooms/room.ts'

export const pages: Page[] = [
  {
    frame: 'company',
    path: 'financeiro/relatorios-da-empresa',
    file: 'features/finance/web/statements-page.tsx',
    access: { feature: 'FINANCIAL' },
    menu: { label: 'Financeiro', icon: IconCoin },
  },
  {
    frame: 'admin',
    path: 'admin/financeiro',
    file: 'features/finance/web/admin/billed-page.tsx',
    menu: { label: 'Financeiro', icon: IconCoin },
  },
  { frame: 'admin', path: 'admin/financeiro/:id', file: 'features/finance/web/admin/fees-page.tsx', forms: true },
]
