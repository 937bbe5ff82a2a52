import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Stack } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { Actions } from '#web/page/page.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { listDataAnswers } from '../../wire/data/data-forms.ts'
import { AnswerCard } from './answer-card.tsx'

const WHICH = {
  to_check: ['A conferir', 'Nenhuma resposta a conferir'],
  waiting: ['Aguardando', 'Nenhum pedido aguardando'],
  done: ['Resolvidos', 'Nenhum pedido resolvido'],
} as const
type Which = keyof typeof WHICH

export function AnswerList() {
  const [which, setWhich] = useState<Which>('to_check')
  const answers = useQuery(answerOf(listDataAnswers, { which, per_page: 50 }))
  return (
    <Stack>
      <div role="group" aria-label="Quais pedidos">
        <Actions>
          {(Object.keys(WHICH) as Which[]).map((one) => (
            <Button
              key={one}
              kind={one === which ? 'primary' : 'quiet'}
              aria-pressed={one === which}
              onClick={() => setWhich(one)}
            >
              {WHICH[one][0]}
            </Button>
          ))}
        </Actions>
      </div>
      <Loaded of={[answers]}>
        {({ collection }) =>
          collection.data.length === 0 ? (
            <EmptyState
              drawing="folder"
              title={WHICH[which][1]}
              text="Para pedir dados, abra o contrato da pessoa e escolha “Pedir dados”."
            />
          ) : (
            <Stack>
              {collection.data.map((one) => (
                <AnswerCard key={one.id} answer={one} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Stack>
  )
}
