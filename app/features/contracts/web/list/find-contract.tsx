// What lists of contracts and of their documents are narrowed by alike.
import { ChooseFilter } from '#web/ui/filters/choose-filter.tsx'
import { SearchBox } from '#web/ui/filters/search-box.tsx'

export const choices = (of: Record<string, string>) => Object.entries(of).map(([value, label]) => ({ value, label }))

type FindProps = { q: string | undefined; filterBy: (changes: { q: string }, how: { replace: boolean }) => void }
export const FindContract = ({ q = '', filterBy }: FindProps) => (
  <SearchBox
    label="Buscar por nome, CPF ou código"
    placeholder="Nome, CPF ou código"
    value={q}
    onSearch={(q) => filterBy({ q }, { replace: true })}
  />
)

type ChooseProps = {
  label: string
  name: string
  of: Record<string, string>
  value: string | undefined
  none?: string
  onChoose: (value: string) => void
}
export const ChooseAmong = ({ of, none = 'Todos', ...choose }: ChooseProps) => (
  <ChooseFilter {...choose} none={none} choices={choices(of)} />
)
