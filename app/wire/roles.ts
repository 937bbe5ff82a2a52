/** The seven roles of a company, by their ids on the wire. */
export const ROLES = {
  1: 'Administrador',
  2: 'Recrutador',
  3: 'Departamento Pessoal',
  4: 'Supervisor de Estágio',
  5: 'Representante Legal',
  6: 'HR Business Partner',
  7: 'Financeiro',
} as const
export type RoleId = keyof typeof ROLES
export type RoleName = (typeof ROLES)[RoleId]
export const roleName = (id: number) => ROLES[id as RoleId]
