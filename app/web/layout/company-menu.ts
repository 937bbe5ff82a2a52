import {
  IconAddressBook, IconBriefcase, IconBuildingStore, IconCalendarEvent, IconChartBar, IconCoin, IconFileText, IconHeadset, IconHome, IconKey,
  IconLogout, IconSettings, IconStar, IconTargetArrow, IconUser, IconUsers,
} from '@tabler/icons-react'
import type { Features } from '#web/features.ts'
import type { MenuEntry } from '#web/layout/menu-entry.ts'
import { buildPath } from '#web/path.ts'
import type { SessionAttributes } from '#web/session.ts'

export type CompanyMenu = { upper: MenuEntry[]; lower: MenuEntry[] }

export function companyMenu({ company_slug, uuid }: SessionAttributes, features: Features): CompanyMenu {
  const portal = features.company_configurations_new_layout || !company_slug ? '/meu-portal' : buildPath('/empresas/ver/:slug', { slug: company_slug })
  return {
    upper: [
      { label: 'Home', icon: IconHome, to: '/empresas/dashboard' },
      { label: 'Avaliações de estágio', icon: IconStar, to: '/avaliacoes/respostas' },
      { label: 'Banco de candidatos', icon: IconUsers, to: '/candidatos' },
      { label: 'Eventos e feiras', icon: IconCalendarEvent, to: '/eventos' },
      { label: 'Financeiro', icon: IconCoin, to: '/financeiro/relatorios-da-empresa' },
      { label: 'Meu portal', icon: IconBuildingStore, to: portal },
      { label: 'Meus contratos', icon: IconFileText, to: '/folders/minhas' },
      { label: 'Minhas vagas', icon: IconBriefcase, to: '/vagas/minhas' },
      { label: 'Programas de estágio', icon: IconTargetArrow, to: '/programa_estagio' },
      { label: 'Relatórios', icon: IconChartBar, to: '/folders/kpis' },
    ],
    lower: [
      { label: 'Meu perfil', icon: IconUser, to: uuid ? buildPath('/colaboradores/:uuid/editar', { uuid }) : '/colaboradores/meus' },
      { label: 'Alterar senha', icon: IconKey, to: '/colaboradores/alterar-senha' },
      { label: 'Meus colaboradores', icon: IconAddressBook, to: '/colaboradores/meus', whole_page: !features.company_collaborators_new_layout },
      { label: 'Configurações', icon: IconSettings, to: '/empresas/editar', whole_page: !features.company_configurations_new_layout },
      { label: 'Fale conosco', icon: IconHeadset, action: features.company_contactus_new_layout ? 'contact' : 'help' },
      { label: 'Sair', icon: IconLogout, action: 'log-out' },
    ],
  }
}

/** The header's dropdown. */
export const CONTRACT_ROOMS = [
  { label: 'Meus contratos', to: '/folders/minhas' },
  { label: 'Dashboard', to: '/folders/dashboard' },
  { label: 'Contratos para aprovar', to: '/estagios/aprovacao-de-contrato' },
  { label: 'Pendências', to: '/estagios/pendencias' },
] as const
