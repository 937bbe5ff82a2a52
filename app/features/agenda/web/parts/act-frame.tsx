// The page of one act on an interview: the interview as it stands, or why there is nothing to do.
import type { ReactNode } from 'react'
import { Card, Muted, Page } from '#web/page/page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { State } from '#web/ui/states/state.tsx'
import { type Interview, roomOf, whenOf } from './agenda-words.ts'

type Props = {
  id: string
  of: Pick<Interview['attributes'], 'starts_at' | 'ends_at' | 'zone' | 'state_words'>
  /** Whose interview, for which job. */
  about: string
  open: boolean
  /** The title where it is not open. */
  over: string
  title: string
  lead: string
  children: ReactNode
}

export const ActFrame = ({ id, of, about, open, over, title, lead, children }: Props) =>
  open ? (
    <Page title={title} lead={`${about}. ${lead}`} back={{ to: roomOf(id), label: 'A entrevista' }} width="form">
      <Card>
        {whenOf(of) && <Muted>Hoje está marcada para {whenOf(of)}.</Muted>}
        {children}
      </Card>
    </Page>
  ) : (
    <State
      heading="h1"
      drawing="folder"
      title={over}
      text={`${of.state_words}. ${about}.`}
      action={<ButtonLink to={roomOf(id)}>Ver como está</ButtonLink>}
    />
  )
