import { IconBuilding } from '#web/icons/b/building.ts'
import { IconClockHour4 } from '#web/icons/c/clock-hour-4.ts'
import { IconFileCheck } from '#web/icons/f/file-check.ts'
import { IconGavel } from '#web/icons/g/gavel.ts'
import { IconHome } from '#web/icons/h/home.ts'
import { IconKey } from '#web/icons/k/key.ts'
import { IconListCheck } from '#web/icons/l/list-check.ts'
import { IconLogout } from '#web/icons/l/logout.ts'
import { IconSchool } from '#web/icons/s/school.ts'
import { IconSettings } from '#web/icons/s/settings.ts'
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
