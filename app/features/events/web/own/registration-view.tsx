import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Card, Facts, Page } from '#web/page/page.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { KINDS } from '../../wire/event-words.ts'
import { sessionWhen } from '../parts/event-words.ts'
import { CertificatePart } from './certificate-part.tsx'
import { nextStep, type Registration, standingOf, titleOf } from './registration-words.ts'
import { Ticket } from './ticket.tsx'

type Props = {
  of: Registration['attributes']
  /** Of a guest's link. */
  token?: string
  back?: { to: string; label: string }
  /** The one thing to do now. */
  action?: ReactNode
  onGiveUp: () => Promise<unknown>
}

/** One sign-up, of a candidate or a guest. */
export function RegistrationView({ of, token, back, action, onGiveUp }: Props) {
  const [asking, setAsking] = useState(false)
  const [standing, words] = standingOf(of)
  const next = nextStep(of)
  const where = of.mode === 'online' ? 'Online' : [of.place, of.address].filter(Boolean).join(', ')
  return (
    <Page
      title={titleOf(of)}
      width="form"
      {...(back && { back })}
      mark={<StandingMark of={standing}>{words}</StandingMark>}
    >
      {next && <Notice kind={of.state === 'cancelled' ? 'warning' : 'info'} title={next} action={action} />}
      {of.clash && of.state !== 'cancelled' && !of.over && (
        <Notice kind="warning" title="Você tem aula neste horário">
          {of.clash}.
        </Notice>
      )}
      <Ticket of={of} />
      <CertificatePart of={of} token={token} />
      <Card>
        <Facts
          facts={[
            ['Quando', sessionWhen(of, of.zone)],
            ['Onde', where],
            ...(of.link
              ? [
                  [
                    'Link',
                    <a key="link" href={of.link} target="_blank" rel="noreferrer">
                      {of.link}
                    </a>,
                  ] as const,
                ]
              : []),
            [
              'Evento',
              <Link key="event" to={`/eventos/${of.event_id}/inscricao`}>
                {of.event_title}
              </Link>,
            ],
            ['Tipo', KINDS[of.kind]],
            ['Em nome de', of.name],
          ]}
        />
      </Card>
      {of.may_cancel && (
        <div>
          <Button onClick={() => setAsking(true)}>
            {of.state === 'confirmed' ? 'Desistir da vaga' : 'Sair da lista'}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Cancelar esta inscrição?"
        losses={[titleOf(of)]}
        confirm="Cancelar inscrição"
        cancel="Voltar"
        destructive
        onConfirm={async () => void (await onGiveUp())}
      >
        A vaga passa para a próxima pessoa da lista. Se mudar de ideia, você volta para o fim dela.
      </ConfirmDialog>
    </Page>
  )
}
