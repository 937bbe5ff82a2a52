import { useAct } from '#web/calls/use-act.ts'
import { usePart } from '#web/list/use-part.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Entries, Named, Section } from '#web/page/page.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { addStand, listEventStands, removeStand, standRecord } from '../../wire/stands.ts'
import { people } from '../parts/event-words.ts'

const refresh = [listEventStands]

/** Companies at a fair, as its keeper sees them: how many people left an interest, never who. */
export function StandsPart({ uuid }: { uuid: string }) {
  const { query, rows, paging } = usePart(listEventStands, { uuid })
  const add = useAct(addStand, { done: 'O convite foi feito.', refresh })
  const remove = useAct(removeStand, { done: 'O estande foi retirado.', refresh })
  return (
    <Section title="Estandes" id="estandes" lead="A empresa convidada aparece na página da feira depois de aceitar.">
      <Loaded of={[query]}>
        {({ total_count }) => (
          <>
            {rows.length > 0 && (
              <Entries>
                {rows.map(({ id, attributes: of }) => (
                  <li key={id}>
                    <div>
                      <Named name={of.company.name}>
                        {[of.place, `interesse de ${people(of.interests)}`].filter(Boolean).join(' · ')}
                      </Named>
                    </div>
                    <StandingMark of={of.confirmed ? 'good' : 'waiting'}>
                      {of.confirmed ? 'Confirmado' : 'Espera resposta'}
                    </StandingMark>
                    {of.interests === 0 && (
                      <Button
                        kind="quiet"
                        aria-label={`Retirar o estande: ${of.company.name}`}
                        onClick={() => remove.press({ uuid, id })}
                      >
                        Retirar
                      </Button>
                    )}
                  </li>
                ))}
              </Entries>
            )}
            <TablePaging {...paging} />
            <RecordForm
              key={total_count}
              fields={standRecord}
              root="stand"
              submit="Convidar empresa"
              send={async ({ cnpj, place }) => void (await add.act({ uuid, stand: { cnpj, place } }))}
            >
              <RecordField of={standRecord} name="cnpj" />
              <RecordField of={standRecord} name="place" />
            </RecordForm>
          </>
        )}
      </Loaded>
    </Section>
  )
}
