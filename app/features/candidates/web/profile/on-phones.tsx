import type { ReactNode } from 'react'
import { get, useFormState } from 'react-hook-form'
import { Collapsible } from '#web/ui/collapsible.tsx'
import { useSurroundings } from './form-context.ts'

/** Collapses on a phone among other fields; an error in it opens it. Alone in its form it is the form. */
export function OnPhones({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  const { fields } = useSurroundings()
  const { errors } = useFormState({ name })
  if (fields.length === 1) return children
  return (
    <Collapsible title={title} onlyOnMobile reveal={get(errors, name) !== undefined}>
      {children}
    </Collapsible>
  )
}
