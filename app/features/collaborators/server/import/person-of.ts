import * as z from 'zod/mini'
import { plain, wholeCpf } from '#server/spreadsheets/cells.ts'
import { bareCnpj } from '#wire/cnpj.ts'
import { ROLES } from '#wire/person/roles.ts'
import { inWords } from '#wire/text/sentences.ts'
import { newCollaboratorForm } from '../../wire/collaborators.ts'
import type { NewPerson } from '../invite.ts'
import { type Cells, COLUMNS, labelOf, ROLE_IDS } from './columns.ts'

/** What a row is read against: the companies it may name, and the states there are. */
export type Directory = { own_company_id: string; companies: Map<string, string>; states: Set<string> }
/** Without problems there is a person. */
export type Read = { person?: NewPerson; problems: string[] }

const YES = new Set(['sim', 's', 'x', '1', 'true', 'verdadeiro'])
const NO = new Set(['nao', 'n', '0', 'false', 'falso'])

/** The same rules as the form's, and the words of the sheet. */
export function personOf(cells: Cells, { own_company_id, companies, states }: Directory): Read {
  const problems: string[] = []
  const flag = (key: 'contract_approver' | 'hr_representative_for_universities') => {
    const said = plain(cells[key])
    if (YES.has(said)) return true
    if (said && !NO.has(said)) problems.push(`${saidAs(key)}: escreva sim ou não`)
    return said ? false : undefined
  }
  const roles = cells.roles
    .split(/[;,\n]/)
    .map((name) => name.trim())
    .filter(Boolean)
  const unknown = roles.filter((name) => !ROLE_IDS.has(plain(name)))
  if (unknown.length)
    problems.push(
      `Permissões: ${unknown.map((name) => `“${name}”`).join(', ')} não existe. Use ${Object.values(ROLES).join('; ')}`,
    )
  const company_id = cells.cnpj ? companies.get(bareCnpj(cells.cnpj)) : own_company_id
  if (!company_id) problems.push('CNPJ da empresa ou filial: não é o da sua empresa nem o de uma filial dela')
  const state = cells.state.toUpperCase() || null
  if (state && !states.has(state)) problems.push('Estado de emissão do RG: escreva a sigla, como SP')
  const form = {
    name: cells.name,
    email: cells.email,
    company_id: company_id ?? own_company_id,
    // What is unknown was said already: the form need not say that nothing was chosen.
    company_group_role_ids: unknown.length ? [1] : roles.map((name) => ROLE_IDS.get(plain(name))!),
    job_title: cells.job_title,
    phone: cells.phone,
    document: wholeCpf(cells.document),
    education: cells.education,
    organization: cells.organization,
    professional_registration: cells.professional_registration,
    accept_email: false, // consent to mails is the person's own
    contract_approver: flag('contract_approver') ?? false,
    hr_representative_for_universities: flag('hr_representative_for_universities') ?? false,
    ...((cells.rg || cells.issuer || state) && {
      documents_attributes: [
        {
          document_type: 'rg',
          number: cells.rg,
          peculiarities: { issuer: cells.issuer, state_id: state && states.has(state) ? state : null },
        },
      ],
    }),
  }
  const parsed = z.safeParse(newCollaboratorForm, { company_manager: form }, { reportInput: true })
  if (!parsed.success) problems.push(...labelled(inWords(parsed.error.issues, ['company_manager']).errors))
  return problems.length || !parsed.success ? { problems } : { person: parsed.data.company_manager, problems: [] }
}

const saidAs = (key: string) => labelOf(COLUMNS.find((column) => column.key === key)!)

const labelled = (errors: Record<string, string[]>) =>
  Object.entries(errors).map(([field, said]) => {
    const column = COLUMNS.find(({ fields }) => fields.some((one: string) => field === one))
    const words = said.join(' ')
    if (!column || words.startsWith(labelOf(column))) return words // 'CPF inválido' names its column itself
    return `${labelOf(column)}: ${words.replace(/^./, (first) => first.toLowerCase())}`
  })
