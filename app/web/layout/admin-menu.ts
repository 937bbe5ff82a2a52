import { IconBuilding, IconGavel, IconHome, IconKey, IconLogout } from '@tabler/icons-react'
import type { MenuEntry } from '#web/layout/menu-entry.ts'

export const ADMIN_MENU: MenuEntry[] = [
  { label: 'Visão geral', icon: IconHome, to: '/admin' },
  { label: 'Empresas', icon: IconBuilding, to: '/admin/empresas' },
  { label: 'Reclamações de CNPJ', icon: IconGavel, to: '/admin/reclamacoes' },
]

export const LEAVE: MenuEntry[] = [{ label: 'Segurança da conta', icon: IconKey, to: '/admin/seguranca' }, { label: 'Sair', icon: IconLogout, action: 'log-out' }]
