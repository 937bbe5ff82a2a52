// The seven roles of a company and what each opens: the customer's two tables. Menus, cards, header and API guards
// read them.

/** By their ids on the wire. */
export const ROLES = {
  1: 'Administrador',
  2: 'Recrutador',
  3: 'Departamento Pessoal',
  4: 'Supervisor de Estágio',
  5: 'Representante Legal',
  6: 'HR Business Partner',
  7: 'Financeiro',
} as const
/** Whoever registers a company, or whose claim is accepted; each company keeps at least one. */
export const ADMINISTRADOR = 1 satisfies keyof typeof ROLES
/** Recrutador: jobs, programs and events. */
export const RECRUITER = 2 satisfies keyof typeof ROLES
/** Departamento Pessoal: drafts and keeps contracts. */
export const PERSONNEL = 3 satisfies keyof typeof ROLES
/** Signs contracts for the company. */
export const REPRESENTANTE_LEGAL = 5 satisfies keyof typeof ROLES
export type RoleId = keyof typeof ROLES
export type RoleName = (typeof ROLES)[RoleId]
export const roleName = (id: number) => ROLES[id as RoleId]

const ADM = 'Administrador'
const REC = 'Recrutador'
const DP = 'Departamento Pessoal'
const SUP = 'Supervisor de Estágio'
const REP = 'Representante Legal'
const HRBP = 'HR Business Partner'
const FIN = 'Financeiro'
const ALL: readonly RoleName[] = Object.values(ROLES)

export type Feature =
  | 'HOME'
  | 'DASHBOARD'
  | 'EVALUATION'
  | 'CANDIDATE'
  | 'EVENTS'
  | 'FINANCIAL'
  | 'PORTAL'
  | 'CONTRACTS'
  | 'JOBS'
  | 'INTERNSHIP'
  | 'REPORTS'
  | 'PROFILE'
  | 'PASSWORD'
  | 'COLLABORATORS'
  | 'SETTINGS'
  | 'SUPPORT'
  | 'ACADEMY'
  | 'INTERVIEW'
  | 'PENDING'
  | 'QUESTIONNAIRE'
  | 'DOCUMENTS'
type Table = Partial<Record<Feature, readonly RoleName[]>>

/** The cards of the dashboard. */
export const CARDS: Table = {
  DASHBOARD: [REP, HRBP, DP],
  EVALUATION: [SUP, DP],
  CANDIDATE: [ADM, REC],
  EVENTS: [ADM, REP, HRBP, DP, REC],
  FINANCIAL: [FIN],
  CONTRACTS: [ADM, HRBP, DP],
  JOBS: [ADM, REC],
  INTERNSHIP: [REC],
  REPORTS: [ADM, FIN, DP],
  COLLABORATORS: [ADM],
  SETTINGS: [ADM],
  ACADEMY: [ADM],
  INTERVIEW: [REC],
  QUESTIONNAIRE: [REC],
  PENDING: [DP],
  DOCUMENTS: [DP],
  PORTAL: ALL,
  PROFILE: ALL,
  PASSWORD: ALL,
  SUPPORT: ALL,
}

const ALSO_ADM: Feature[] = [
  'EVALUATION',
  'FINANCIAL',
  'INTERNSHIP',
  'INTERVIEW',
  'PENDING',
  'QUESTIONNAIRE',
  'DOCUMENTS',
]

/** The side menu: the cards, seven more for the Administrador, and home for all. */
export const SIDE_MENU: Table = {
  ...CARDS,
  ...Object.fromEntries(ALSO_ADM.map((feature) => [feature, [...CARDS[feature]!, ADM]])),
  HOME: ALL,
}

/** The buttons of the header. */
export const HEADER: Table = { CONTRACTS: [ADM, REP, HRBP, DP], JOBS: [ADM, REC] }

const any = (allowed: readonly RoleName[] | undefined, roles: readonly string[]) =>
  (allowed ?? []).some((role) => roles.includes(role))

export const inTable = (table: Table, feature: Feature, roles: readonly string[]) => any(table[feature], roles)

/** Roles that see a feature anywhere, in the order of the roles. */
export const rolesFor = (feature: Feature): RoleName[] => {
  const allowed = new Set([CARDS, SIDE_MENU, HEADER].flatMap((table) => table[feature] ?? []))
  return ALL.filter((role) => allowed.has(role))
}

export const mayUse = (feature: Feature, roles: readonly string[]) => any(rolesFor(feature), roles)
