import { type ReactNode } from 'react'
import { Facts, Words } from '#web/page/page.tsx'
import { KINDS, PLACE_OF } from '../../wire/interview-words.ts'
import { type Interview, linkIn, untilWords, whenOf } from './agenda-words.ts'

type Told = Pick<
  Interview['attributes'],
  'kind' | 'place' | 'message' | 'minutes' | 'starts_at' | 'ends_at' | 'zone' | 'state' | 'answer_by' | 'said'
>
type Fact = readonly [string, ReactNode]
const told = (term: string, fact: ReactNode): Fact[] => (fact ? [[term, fact]] : [])

function Place({ children }: { children: string }) {
  const link = linkIn(children)
  return link ? (
    <a href={link} target="_blank" rel="noreferrer">
      {children}
    </a>
  ) : (
    children
  )
}

/** When, where and with whom. */
export function Details({ of, people }: { of: Told; people: readonly string[] }) {
  return (
    <Facts
      facts={[
        ...told('Quando', whenOf(of)),
        ...told('Responder até', of.state === 'offered' && untilWords(of.answer_by, of.zone)),
        ['Duração', `${of.minutes} minutos`],
        ['Como', KINDS[of.kind]],
        ...told(PLACE_OF[of.kind], of.place && <Place>{of.place}</Place>),
        ...told('Com', people.join(', ')),
        ...told('Mensagem', of.message && <Words>{of.message}</Words>),
        ...told('Motivo', of.said && <Words>{of.said}</Words>),
      ]}
    />
  )
}
