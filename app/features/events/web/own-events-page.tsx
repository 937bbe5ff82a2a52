import { usePart } from '#web/list/use-part.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Muted, Named, Page, Rows, Section } from '#web/page/page.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { Fair } from '#web/ui/media/spot-drawings.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { listOwnRegistrations } from '../wire/registrations.ts'
import type { Route } from './+types/own-events-page'
import { nextStep, type Registration, standingOf, titleOf } from './own/registration-words.ts'
import { OwnInterests } from './stands/own-interests.tsx'
import { sessionWhen } from './parts/event-words.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Meus eventos', index: false })

export default function OwnEventsPage() {
  const ahead = usePart(listOwnRegistrations, { which: 'ahead' })
  const past = usePart(listOwnRegistrations, { which: 'past' })
  const lists = [
    { key: 'ahead', title: 'Próximos', ...ahead },
    { key: 'past', title: 'Anteriores', ...past },
  ]
  const more = <ButtonLink to="/eventos/proximos">Ver os próximos eventos</ButtonLink>
  return (
    <Page
      title="Meus eventos"
      lead="Suas inscrições, os ingressos e o que ainda espera por você."
      actions={more}
      drawing={<Fair />}
    >
      <Loaded of={[ahead.query, past.query]} rows>
        {() =>
          lists.every(({ rows }) => rows.length === 0) ? (
            <EmptyState
              drawing="wait"
              title="Nenhuma inscrição por enquanto"
              text="Feiras e palestras contam como horas complementares."
              action={more}
            />
          ) : (
            lists.map(
              ({ key, title, rows, paging }) =>
                rows.length > 0 && (
                  <Section key={key} id={key} title={title} bare>
                    <Rows>
                      {rows.map((row) => (
                        <OwnRow key={row.id} {...row} />
                      ))}
                    </Rows>
                    <TablePaging {...paging} />
                  </Section>
                ),
            )
          )
        }
      </Loaded>
      <OwnInterests />
    </Page>
  )
}

function OwnRow({ id, attributes: of }: Registration) {
  const [standing, words] = standingOf(of)
  return (
    <li>
      <Named name={titleOf(of)} to={`/usuarios/eventos/${id}`}>
        {sessionWhen(of, of.zone)}
      </Named>
      <StandingMark of={standing}>{words}</StandingMark>
      {of.state !== 'cancelled' && nextStep(of) && <Muted>{nextStep(of)}</Muted>}
    </li>
  )
}
