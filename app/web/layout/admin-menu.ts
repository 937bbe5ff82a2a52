import {
  IconBuilding,
  IconClockHour4,
  IconFileCheck,
  IconGavel,
  IconHome,
  IconKey,
  IconListCheck,
  IconLogout,
  IconSchool,
  IconSettings,
} from '@tabler/icons-react'
import type { MenuEntry } from '#web/layout/menu-entry.ts'

export const ADMIN_MENU: MenuEntry[] = [
  { label: 'Visão geral', icon: IconHome, to: '/admin' },
  { label: 'Empresas', icon: IconBuilding, to: '/admin/empresas' },
  { label: 'Instituições', icon: IconSchool, to: '/admin/instituicoes' },
  { label: 'Reclamações de CNPJ', icon: IconGavel, to: '/admin/reclamacoes' },
  { label: 'Listas', icon: IconListCheck, to: '/admin/listas' },
  { label: 'Documentos a conferir', icon: IconFileCheck, to: '/admin/documentos' },
  { label: 'Limites de horas', icon: IconClockHour4, to: '/admin/horas-complementares' },
]

export const LEAVE: MenuEntry[] = [
  { label: 'Configurações do site', icon: IconSettings, to: '/admin/configuracoes' },
  { label: 'Segurança da conta', icon: IconKey, to: '/admin/seguranca' },
  { label: 'Sair', icon: IconLogout, action: 'log-out' },
]
