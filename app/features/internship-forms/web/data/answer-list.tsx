import { oneOf } from '#web/list/filters.ts'
import { usePages } from '#web/list/use-pages.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Stack } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { Actions } from '#web/page/page.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { listDataAnswers } from '../../wire/data/data-forms.ts'
import { AnswerCard } from './answer-card.tsx'

const WHICH = {
  to_check: ['A conferir', 'Nenhuma resposta a conferir'],
  waiting: ['Aguardando', 'Nenhum pedido aguardando'],
  done: ['Resolvidos', 'Nenhum pedido resolvido'],
} as const
type Which = keyof typeof WHICH

const filters = { which: oneOf({ to_check: '', waiting: '', done: '' }) }

export function AnswerList() {
  const { query, rows, paging, values, filterBy } = usePages(listDataAnswers, filters)
  const { which = 'to_check' } = values
  return (
    <Stack>
      <div role="group" aria-label="Quais pedidos">
        <Actions>
          {(Object.keys(WHICH) as Which[]).map((one) => (
            <Button
              key={one}
              kind={one === which ? 'primary' : 'quiet'}
              aria-pressed={one === which}
              onClick={() => filterBy({ which: one === 'to_check' ? undefined : one })}
            >
              {WHICH[one][0]}
            </Button>
          ))}
        </Actions>
      </div>
      <Loaded of={[query]}>
        {() =>
          rows.length === 0 ? (
            <EmptyState
              drawing="folder"
              title={WHICH[which][1]}
              text="Para pedir dados, abra o contrato da pessoa e escolha “Pedir dados”."
            />
          ) : (
            <Stack>
              {rows.map((one) => (
                <AnswerCard key={one.id} answer={one} />
              ))}
              <TablePaging {...paging} />
            </Stack>
          )
        }
      </Loaded>
    </Stack>
  )
}
