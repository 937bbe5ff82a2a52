import { useAct } from '#web/calls/use-act.ts'
import { momentWords } from '#web/moment.ts'
import { Actions, Entries, Muted, Named, Second, Section } from '#web/page/page.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { type Standing, StandingMark } from '#web/ui/states/standing.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { declineInvitation, listInvitations } from '../../wire/invitations.ts'
import styles from '../bank.module.css'

type Invitation = Answer<typeof listInvitations>['collection']['data'][number]

const STATES: Record<Invitation['attributes']['state'], { words: string; of: Standing }> = {
  waiting: { words: 'Espera a sua resposta', of: 'turn' },
  declined: { words: 'Você disse não', of: 'quiet' },
  applied: { words: 'Você se candidatou', of: 'good' },
  over: { words: 'A vaga não recebe mais candidaturas', of: 'quiet' },
}

function InvitationRow({ of: { id, attributes: of } }: { of: Invitation }) {
  const decline = useAct(declineInvitation, {
    done: 'A empresa não convida mais para esta vaga.',
    refresh: [listInvitations],
  })
  const { job } = of
  return (
    <li className={styles.row}>
      <Named name={job.title} to={`/vagas/${job.slug}`}>
        {[job.company_name, job.address].filter(Boolean).join(' · ')}
      </Named>
      <StandingMark of={STATES[of.state].of}>{STATES[of.state].words}</StandingMark>
      <Second>{[job.salary, job.closes_at && `inscrições até ${job.closes_at}`].filter(Boolean).join(' · ')}</Second>
      {of.message && <p className={styles.summary}>{of.message}</p>}
      <Muted>
        {of.reply_rate === null
          ? 'Ainda não dá para dizer quanto esta empresa responde.'
          : `Esta empresa respondeu a ${of.reply_rate}% das candidaturas do último ano.`}{' '}
        Convite de {momentWords(of.invited_at)}.
      </Muted>
      {of.state === 'waiting' && (
        <Actions>
          <ButtonLink
            kind="primary"
            to={`/vagas/${job.slug}/candidaturas/nova`}
            aria-label={`Candidatar-se: ${job.title}`}
          >
            Candidatar-se
          </ButtonLink>
          <Button
            disabled={decline.busy}
            aria-label={`Não tenho interesse: ${job.title}`}
            onClick={() => decline.press({ id })}
          >
            Não tenho interesse
          </Button>
        </Actions>
      )}
    </li>
  )
}

export const InvitationsPart = ({ rows }: { rows: readonly Invitation[] }) => (
  <Section title="Convites para vagas" id="convites">
    {rows.length === 0 ? (
      <Muted>Nenhum convite por enquanto. Quando uma empresa convidar você, ele aparece aqui e no seu e-mail.</Muted>
    ) : (
      <Entries>
        {rows.map((row) => (
          <InvitationRow key={row.id} of={row} />
        ))}
      </Entries>
    )}
  </Section>
)
