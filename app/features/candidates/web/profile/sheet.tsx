import { createContext, useContext, type ReactNode, type SubmitEvent } from 'react'

type Send = (event?: SubmitEvent) => void
export const SendContext = createContext<Send>(() => {})

type Props = { id?: string; className?: string; children: ReactNode }

/**
 * A part of the form with a <form> of its own. Browsers read the whole <form> again at each key press, for their
 * autofill:
 * a hundred fields in one cost a cheap phone more than all that we do. Enter in any of them sends everything.
 */
export function Sheet({ id, className, children }: Props) {
  const send = useContext(SendContext)
  return (
    <form method="post" id={id} className={className} noValidate onSubmit={send}>
      {children}
      <button type="submit" className="unseen" tabIndex={-1} aria-hidden="true" />
    </form>
  )
}
