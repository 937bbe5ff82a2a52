import { IconHeadset } from '#web/icons/h/headset.ts'
import { IconLogout } from '#web/icons/l/logout.ts'
import type { Features } from '#web/features.ts'
import type { MenuEntry } from './menu-entry.ts'
import { portalOf } from '#web/layout/rooms/portal-of.ts'
import { profileOf } from '#web/layout/headers/profile-of.ts'
import { entryOf, roomOf } from '#web/layout/rooms/room-table.ts'
import type { SessionAttributes } from '#web/session/session.ts'
import { type Feature, HEADER, inTable, mayUse, SIDE_MENU } from '#wire/person/roles.ts'

export type CompanyMenu = { upper: MenuEntry[]; lower: MenuEntry[] }

const featureOf = (path: string) => {
  const access = roomOf(path)?.access
  return (typeof access === 'object' ? access.feature : undefined) as Feature
}

/** The side menu of the person's roles; logging out is for everybody. */
export function companyMenu(person: SessionAttributes, features: Features): CompanyMenu {
  const { roles = [] } = person
  const may = (feature: Feature) => inTable(SIDE_MENU, feature, roles)
  const granted = (path: string, over: Partial<MenuEntry> = {}): MenuEntry[] =>
    may(featureOf(path)) ? [{ ...entryOf(path), ...over } as MenuEntry] : []
  const contact = features.company_contactus_new_layout ? 'contact' : 'help'
  const support: MenuEntry = { label: 'Fale conosco', icon: IconHeadset, action: contact }
  return {
    upper: [
      ...granted('empresas/dashboard'),
      ...granted('avaliacoes/respostas'),
      ...granted('candidatos'),
      ...granted('eventos'),
      ...granted('financeiro/relatorios-da-empresa'),
      ...granted('meu-portal', { to: portalOf(person, features) }),
      ...granted('folders/minhas'),
      ...granted('vagas/minhas', { whole_room: true }),
      ...granted('programa_estagio'),
      ...granted('folders/kpis'),
      ...(may('INTERVIEW') || person.interviewer ? [entryOf('agendas/convites')] : []),
      ...granted('ats/questionarios/formularios/meus'),
      ...granted('estagios/pendencias'),
      ...granted('folders/documentos'),
      ...(may('ACADEMY') ? [entryOf('academy', 'Academy')] : []),
    ],
    lower: [
      ...granted('colaboradores/:uuid/editar', {
        to: profileOf({ userType: 'CompanyManager', attributes: person }),
      }),
      ...granted('colaboradores/alterar-senha'),
      ...granted('colaboradores/meus', { whole_page: !features.company_collaborators_new_layout }),
      ...granted('empresas/editar', { whole_page: !features.company_configurations_new_layout }),
      ...(may('SUPPORT') ? [support] : []),
      { label: 'Sair', icon: IconLogout, action: 'log-out' },
    ],
  }
}

/**
 * The header's buttons: jobs, and this person's entries of the contracts dropdown. The approver flag opens its room
 * to any role.
 */
export function headerRooms({ roles = [], contract_approver = false }: SessionAttributes): {
  jobs: boolean
  contracts: (MenuEntry & { to: string })[]
} {
  const contracts = inTable(HEADER, 'CONTRACTS', roles)
  const rooms: [boolean, path: string][] = [
    [contracts, 'folders/minhas'],
    [contracts || mayUse('DASHBOARD', roles), 'folders/dashboard'],
    [contract_approver, 'estagios/aprovacao-de-contrato'],
    [mayUse('PENDING', roles), 'estagios/pendencias'],
  ]
  return {
    jobs: inTable(HEADER, 'JOBS', roles),
    contracts:
      contracts || contract_approver ? rooms.flatMap(([granted, path]) => (granted ? [entryOf(path)] : [])) : [],
  }
}

/** Rooms of the header's dropdown that the menu lacks, for screens where the dropdown is hidden. */
export const contractEntries = (person: SessionAttributes, menu: readonly MenuEntry[]): MenuEntry[] =>
  headerRooms(person).contracts.filter(({ to }) => !menu.some((entry) => 'to' in entry && entry.to === to))
