import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { momentWords } from '#web/moment.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Card, Facts, Page } from '#web/page/page.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { useSession } from '#web/session/session.ts'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { leaveInterest, listOwnInterests, showStand, takeInterestBack } from '../wire/stands.ts'
import type { Route } from './+types/stand-page'
import { whenOf } from './parts/event-words.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Estande', index: false })

const refresh = [showStand, listOwnInterests]

/** Where the QR code of a stand leads: nothing is told to the company before the button is pressed. */
export default function StandPage({ params: { id } }: Route.ComponentProps) {
  const query = useQuery({ ...answerOf(showStand, { id }), retry: false })
  const leave = useAct(leaveInterest, { done: 'Pronto: a empresa já pode ver o seu contato.', refresh })
  const takeBack = useAct(takeInterestBack, { done: 'A empresa não vê mais o seu contato.', refresh })
  const { userType } = useSession()
  const of = query.data?.data.attributes
  return (
    <Page title={of?.company.name ?? 'Estande'} {...(of && { lead: `Estande em ${of.event_title}` })} width="form">
      <Loaded of={[query]} missing="Estande não encontrado">
        {({ data: { attributes } }) => (
          <>
            {attributes.left_at ? (
              <Notice
                title={`Você deixou o seu interesse em ${momentWords(attributes.left_at)}`}
                action={
                  <Button loading={takeBack.busy} onClick={() => takeBack.press({ id })}>
                    Retirar
                  </Button>
                }
              >
                A empresa vê o seu nome e o seu e-mail até você retirar.
              </Notice>
            ) : (
              <Notice
                title={attributes.open ? 'Gostou da empresa?' : 'Esta feira já terminou'}
                action={
                  attributes.open &&
                  (userType === 'User' ? (
                    <Button kind="primary" loading={leave.busy} onClick={() => leave.press({ id })}>
                      Deixar meu interesse
                    </Button>
                  ) : (
                    <ButtonLink kind="primary" to={`/usuarios/entrar?voltar=/estandes/${id}`}>
                      Entrar para deixar meu interesse
                    </ButtonLink>
                  ))
                }
              >
                {attributes.open &&
                  `Com a sua autorização, ${attributes.company.name} vê o seu nome e o seu e-mail. Ninguém mais vê.`}
              </Notice>
            )}
            <Card>
              <Facts
                facts={[
                  ['Quando', whenOf(attributes)],
                  ['Lugar na feira', attributes.place ?? 'Pergunte na entrada'],
                  [
                    'Feira',
                    <Link key="event" to={`/eventos/${attributes.event_id}/inscricao`}>
                      {attributes.event_title}
                    </Link>,
                  ],
                  [
                    'Empresa',
                    <Link key="company" to={`/empresas/ver/${attributes.company.slug}`}>
                      {attributes.company.name}
                    </Link>,
                  ],
                ]}
              />
            </Card>
          </>
        )}
      </Loaded>
    </Page>
  )
}
