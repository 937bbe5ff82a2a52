import { oneOf, orderOf, searched, someOf, type ValuesOf } from '#web/list/filters.ts'
import { ChooseFilter } from '#web/ui/filters/choose-filter.tsx'
import { SearchBox } from '#web/ui/filters/search-box.tsx'
import { sortsOf } from '#wire/json-api.ts'
import { KINDS, WAITING } from '../../wire/words.ts'
import { WHICH } from '../contract-tabs.tsx'
import styles from '../contracts.module.css'

const HOLDERS = {
  company_sign: 'Com a empresa',
  walljobs: 'Com a plataforma',
  internship_sign: 'Com o estagiário',
  university_sign: 'Com a instituição',
} as const
const STARTING = { 3: 'Começam em até 3 dias', 7: 'Começam em até 7 dias' } as const
const COMPLETED = { month: 'Concluídos neste mês' } as const

export const filters = {
  // The tabs show it and take it away.
  which: { read: oneOf(WHICH).read },
  q: searched,
  kind: someOf(KINDS),
  holder: someOf(HOLDERS),
  waiting: oneOf(WAITING),
  starting: oneOf(STARTING),
  completed: oneOf(COMPLETED),
  sort: orderOf(sortsOf(['held_since', 'starts_on', 'intern_name'])),
}

const choices = (of: Record<string, string>) => Object.entries(of).map(([value, label]) => ({ value, label }))

type Props = {
  values: ValuesOf<typeof filters>
  filterBy: (changes: Record<string, unknown>, how?: { replace?: boolean }) => void
}

export const ContractFilters = ({ values, filterBy }: Props) => (
  <div className={styles.filters}>
    <SearchBox
      label="Buscar por nome, CPF ou código"
      placeholder="Nome, CPF ou código"
      value={values.q ?? ''}
      onSearch={(q) => filterBy({ q }, { replace: true })}
    />
    <ChooseFilter
      label="Documento"
      name="kind"
      none="Todos"
      value={values.kind?.[0]}
      choices={choices(KINDS)}
      onChoose={(kind) => filterBy({ kind: kind ? [kind] : undefined })}
    />
    <ChooseFilter
      label="Com quem"
      name="holder"
      none="Todos"
      value={values.holder?.[0]}
      choices={choices(HOLDERS)}
      onChoose={(holder) => filterBy({ holder: holder ? [holder] : undefined })}
    />
    <ChooseFilter
      label="Espera"
      name="waiting"
      none="Qualquer"
      value={values.waiting}
      choices={choices(WAITING)}
      onChoose={(waiting) => filterBy({ waiting })}
    />
  </div>
)
