import type { ReactNode } from 'react'
import { get, useFormState } from 'react-hook-form'
import { Collapsible } from '#web/ui/collapsible.tsx'
import { useSurroundings } from './form-context.ts'

/** Collapses on a phone among other fields; alone in its form it stands open, and an error in it opens it. */
export function OnPhones({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  const { fields } = useSurroundings()
  const { errors } = useFormState({ name })
  return (
    <Collapsible title={title} onlyOnMobile openAtFirst={fields.length === 1} reveal={get(errors, name) !== undefined}>
      {children}
    </Collapsible>
  )
}
