import { oneOf, orderOf, searched, someOf, type ValuesOf } from '#web/list/filters.ts'
import { sortsOf } from '#wire/json-api.ts'
import { KINDS, WAITING } from '../../wire/words.ts'
import { WHICH } from '../contract-tabs.tsx'
import styles from '../contracts.module.css'
import { ChooseAmong, FindContract } from './find-contract.tsx'

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

type Props = {
  values: ValuesOf<typeof filters>
  filterBy: (changes: Record<string, unknown>, how?: { replace?: boolean }) => void
}

export const ContractFilters = ({ values, filterBy }: Props) => (
  <div className={styles.filters}>
    <FindContract q={values.q} filterBy={filterBy} />
    <ChooseAmong
      label="Documento"
      name="kind"
      of={KINDS}
      value={values.kind?.[0]}
      onChoose={(kind) => filterBy({ kind: kind ? [kind] : undefined })}
    />
    <ChooseAmong
      label="Com quem"
      name="holder"
      of={HOLDERS}
      value={values.holder?.[0]}
      onChoose={(holder) => filterBy({ holder: holder ? [holder] : undefined })}
    />
    <ChooseAmong
      label="Espera"
      name="waiting"
      none="Qualquer"
      of={WAITING}
      value={values.waiting}
      onChoose={(waiting) => filterBy({ waiting })}
    />
  </div>
)
