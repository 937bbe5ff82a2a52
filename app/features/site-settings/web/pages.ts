import { IconSettings } from '#web/icons/s/settings.ts'
import type { Page } from '#web/layout/rooms/room.ts'

export const pages: Page[] = [
  {
    frame: 'admin',
    path: 'admin/configuracoes',
    file: 'features/site-settings/web/site-settings-page.tsx',
    menu: { label: 'Configurações do site', icon: IconSettings },
  },
]
