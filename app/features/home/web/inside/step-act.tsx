import { Button, ButtonLink } from '#web/ui/button.tsx'
import type { NextStep } from './next-steps.ts'

export function StepAct({ step: { to, action, busy }, primary }: { step: NextStep; primary: boolean }) {
  const kind = primary ? 'primary' : 'secondary'
  return typeof to === 'string' ? (
    <ButtonLink kind={kind} to={to}>
      {action}
    </ButtonLink>
  ) : (
    <Button kind={kind} loading={busy} onClick={to}>
      {action}
    </Button>
  )
}
