import { SearchBox } from '#web/ui/filters/search-box.tsx'
import * as z from 'zod/mini'
import { anId, oneOf, orderOf, searched, type ValuesOf } from '#web/list/filters.ts'
import { sortsOf } from '#wire/json-api.ts'
import { COLLABORATOR_ORDERS } from '../wire/collaborators.ts'
import { ROLES } from '#wire/person/roles.ts'
import styles from './collaborators.module.css'

const STANDINGS = { ativos: 'Ativos e convidados', desativados: 'Desativados' } as const
const roles: Record<string, string> = ROLES
const isUuid = (text: string) => z.safeParse(z.uuid(), text).success

export const filters = {
  q: searched,
  permissao: oneOf(roles, (role_id) => ({ role_id: Number(role_id) })),
  empresa: {
    ...anId('Empresa', (company_id) => ({ company_id })),
    read: (texts: string[]) => texts.find(isUuid),
  },
  situacao: oneOf(STANDINGS, (one) => ({ active: one === 'ativos' })),
  ordem: orderOf(sortsOf(COLLABORATOR_ORDERS), (sort) => ({ sort })),
}
type Filter = ValuesOf<typeof filters>
type Props = {
  filter: Filter
  companies: { value: string; label: string }[]
  onSearch: (q: string) => void
  onFilter: (values: Partial<Record<keyof Filter, string>>) => void
}

export function CollaboratorFilters({ filter, companies, onSearch, onFilter }: Props) {
  return (
    <div className={styles.filters}>
      <SearchBox label="Buscar por nome ou e-mail" value={filter.q ?? ''} onSearch={onSearch} />
      <select
        aria-label="Permissão"
        value={filter.permissao ?? ''}
        onChange={({ currentTarget }) => onFilter({ permissao: currentTarget.value })}
      >
        <option value="">Todas as permissões</option>
        {Object.entries(roles).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {companies.length > 1 && (
        <select
          aria-label="Empresa"
          value={filter.empresa ?? ''}
          onChange={({ currentTarget }) => onFilter({ empresa: currentTarget.value })}
        >
          <option value="">Todas as empresas</option>
          {companies.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
      <select
        aria-label="Situação"
        value={filter.situacao ?? ''}
        onChange={({ currentTarget }) => onFilter({ situacao: currentTarget.value })}
      >
        <option value="">Todas as situações</option>
        {Object.entries(STANDINGS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
