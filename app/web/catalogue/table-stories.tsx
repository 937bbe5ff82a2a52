import { IconPencil } from '#web/icons/p/pencil.ts'
import { IconUserOff } from '#web/icons/u/user-off.ts'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { DataTable, type Column } from '#web/ui/tables/data-table.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import type { PageSize, Sort } from '#web/ui/tables/paging.ts'
import { EmptyState } from '#web/ui/states/state.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'

type Person = { id: string; name: string; email: string; role: string; candidates: number }

const FIRST = ['Ana', 'Bruno', 'Cíntia', 'Davi', 'Elisa', 'Fábio', 'Gláucia', 'Heitor']
const LAST = ['Almeida', 'Barbosa', 'Conceição', 'Duarte', 'Esteves', 'Figueiredo', 'Guimarães']
const ROLES = ['Administrador', 'Recrutador', 'Departamento Pessoal', 'Supervisor de Estágio']
const PEOPLE: Person[] = Array.from({ length: 57 }, (_, at) => {
  const first = FIRST[at % FIRST.length]!
  const last = LAST[at % LAST.length]!
  return {
    id: String(at),
    name: `${first} ${last}`,
    email: `${first}.${last}${at}@demo.test`.toLowerCase(),
    role: ROLES[at % ROLES.length]!,
    candidates: (at * 37) % 240,
  }
})

const COLUMNS: Column<Person>[] = [
  { key: 'name', header: 'Nome', cell: (person) => person.name, sortable: true },
  { key: 'email', header: 'E-mail', cell: (person) => person.email, sortable: true },
  { key: 'role', header: 'Permissão', cell: (person) => person.role },
  { key: 'candidates', header: 'Candidatos', cell: (person) => person.candidates, sortable: true, align: 'end' },
]

const compare = new Intl.Collator('pt-BR', { numeric: true }).compare
const actions = (person: Person) => (
  <>
    <Button kind="icon" aria-label={`Editar ${person.name}`}>
      <Icon of={IconPencil} />
    </Button>
    <Button kind="icon" aria-label={`Desativar ${person.name}`}>
      <Icon of={IconUserOff} />
    </Button>
  </>
)

export function PagedTable() {
  const [sort, setSort] = useState<Sort | null>({ key: 'name', descending: false })
  const [{ page, size }, setPlace] = useState<{ page: number; size: PageSize }>({ page: 1, size: 10 })
  const sorted = sort
    ? PEOPLE.toSorted(
        (a, b) =>
          compare(String(a[sort.key as keyof Person]), String(b[sort.key as keyof Person])) *
          (sort.descending ? -1 : 1),
      )
    : PEOPLE
  return (
    <>
      <DataTable
        caption="Colaboradores"
        columns={COLUMNS}
        rows={sorted.slice((page - 1) * size, page * size)}
        rowKey={(person) => person.id}
        sort={sort}
        onSort={(next) => {
          setSort(next)
          setPlace({ page: 1, size })
        }}
        actions={actions}
      />
      <TablePaging
        page={page}
        size={size}
        count={PEOPLE.length}
        onChange={(next, of) => setPlace({ page: next, size: of })}
      />
    </>
  )
}

export const LoadingTable = () => (
  <DataTable caption="Colaboradores" columns={COLUMNS} rows={[]} rowKey={(person) => person.id} loading expected={3} />
)
export const EmptyTable = () => (
  <DataTable
    caption="Colaboradores"
    columns={COLUMNS}
    rows={[]}
    rowKey={(person) => person.id}
    empty={
      <EmptyState
        title="Nenhum colaborador encontrado"
        text="Convide quem cuida das vagas com você."
        action={<Button kind="primary">Convidar colaborador</Button>}
      />
    }
  />
)
