import { SearchBox } from '#web/ui/filters/search-box.tsx'
import { type RoleId, ROLES } from '#wire/person/roles.ts'
import styles from './collaborators.module.css'

type Filter = Partial<Record<'q' | 'permissao' | 'empresa' | 'situacao', string>>
type Company = { value: string; label: string }
type Props = { filter: Filter; companies: Company[]; onSearch: (q: string) => void; onFilter: (values: Filter) => void }

const STANDINGS = [
  ['ativos', 'Ativos e convidados'],
  ['desativados', 'Desativados'],
] as const

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
        {Object.entries(ROLES).map(([id, name]) => (
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
        {STANDINGS.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}

/** A role as an address names it; anything else filters by none. */
export const roleIn = (permissao: string | undefined) =>
  Object.keys(ROLES).includes(permissao ?? '') ? (Number(permissao) as RoleId) : undefined

/** What is filtered by, for the labels that remove it. */
export function filterLabels({ q, permissao, empresa, situacao }: Filter, companies: Company[]) {
  const role = roleIn(permissao)
  const company = companies.find(({ value }) => value === empresa)?.label
  const standing = STANDINGS.find(([value]) => value === situacao)?.[1]
  return [
    ...(q ? [{ key: 'q', label: `“${q}”` }] : []),
    ...(role ? [{ key: 'permissao', label: ROLES[role] }] : []),
    ...(empresa ? [{ key: 'empresa', label: company ?? 'Empresa' }] : []),
    ...(standing ? [{ key: 'situacao', label: standing }] : []),
  ]
}
