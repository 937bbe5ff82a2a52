import { createContext, use, useId, type ReactNode } from 'react'
import { NotInformed } from '#web/ui/alerts/informed.tsx'
import { isEmpty } from '#web/path.ts'

/** Whether the company itself is reading: to it, what is empty says so; to others it is left out. */
export const ReadByItself = createContext(false)

type Props = { title: string; value: unknown; children: ReactNode; className?: string | undefined; id?: string }

export function OptionalSection({ title, value, children, className, id }: Props) {
  const itself = use(ReadByItself)
  const heading = useId()
  if (isEmpty(value) && !itself) return null
  return (
    <section id={id} className={className} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {isEmpty(value) ? <NotInformed /> : children}
    </section>
  )
}

/** The same for one line of facts. */
export function OptionalFact({ name, value, children }: { name: string; value: unknown; children: ReactNode }) {
  const itself = use(ReadByItself)
  if (isEmpty(value) && !itself) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{isEmpty(value) ? <NotInformed /> : children}</dd>
    </div>
  )
}
