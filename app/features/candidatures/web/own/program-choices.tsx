import { IconArrowDown } from '#web/icons/a/arrow-down.ts'
import { IconArrowUp } from '#web/icons/a/arrow-up.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { orderChoices, showChoices } from '#features/programs/wire/choices.ts'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { dayWords } from '#web/moment.ts'
import { Entries, Facts, Muted, Named, Section } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'

const dateWords = (date: string | null) => (date ? dayWords(`${date}T12:00:00-03:00`) : 'Data a definir')

/** The person's choices in a program, in an order that buttons change, and the program's dates. */
export function ProgramChoices({ program_id }: { program_id: string }) {
  const { data } = useQuery(answerOf(showChoices, { id: program_id }))
  const order = useAct(orderChoices, { refresh: [showChoices] })
  if (!data) return null
  const { title, slug, open, choices, steps, most_choices } = data.data.attributes
  const move = (at: number, by: 1 | -1) => {
    const ids = choices.map(({ job_id }) => job_id)
    const [moved] = ids.splice(at, 1)
    ids.splice(at + by, 0, moved!)
    order.press({ id: program_id, choices: { job_ids: ids } })
  }
  return (
    <Section title="Programa de estágio" id="programa" lead={<Link to={`/programa_estagios/${slug}`}>{title}</Link>}>
      <Muted>
        {most_choices === 1
          ? 'Cada pessoa escolhe uma vaga.'
          : `Até ${most_choices} vagas, na ordem que você prefere. Quem seleciona em cada uma vê em que posição está.`}
      </Muted>
      <Entries>
        {choices.map((choice, at) => (
          <li key={choice.job_id}>
            <div>
              <Named name={`${at + 1}ª: ${choice.title}`} to={`/usuarios/candidaturas/${choice.candidature_id}`} />
            </div>
            {open && choices.length > 1 && (
              <span>
                <Button
                  kind="icon"
                  aria-label={`Preferir mais ${choice.title}`}
                  disabled={at === 0 || order.busy}
                  onClick={() => move(at, -1)}
                >
                  <Icon of={IconArrowUp} />
                </Button>
                <Button
                  kind="icon"
                  aria-label={`Preferir menos ${choice.title}`}
                  disabled={at === choices.length - 1 || order.busy}
                  onClick={() => move(at, 1)}
                >
                  <Icon of={IconArrowDown} />
                </Button>
              </span>
            )}
          </li>
        ))}
      </Entries>
      {steps.length > 0 && <Facts facts={steps.map(({ name, date }) => [name, dateWords(date)] as const)} />}
    </Section>
  )
}
