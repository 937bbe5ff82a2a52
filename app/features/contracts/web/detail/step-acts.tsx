import { useState } from 'react'
import { IconBell } from '#web/icons/b/bell.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { useAct } from '#web/calls/use-act.ts'
import type { Attributes, Envelope } from '../../wire/buttons.ts'
import { remindStep } from '../../wire/step-acts.ts'
import { MendDialog } from './dialogs/mend-dialog.tsx'
import { PaperDialog } from './dialogs/paper-dialog.tsx'
import { REFRESH } from './refresh.ts'

export type Step = Attributes['workflow']['flow'][number]
type Props = {
  envelope: Envelope
  step: Step
  /** What stands here: who waits is reminded at the head, what is changed is changed in the list. */
  acts: readonly ('remind' | 'mend' | 'paper')[]
}

export const isReachable = ({ may_remind, may_mend }: Step) => may_remind || may_mend
export const isChangeable = ({ may_mend, may_turn_to_paper }: Step) => may_mend || may_turn_to_paper

/** What whoever sends a contract may do about a signature that is missing. */
export function StepActs({ envelope, step, acts }: Props) {
  const [open, setOpen] = useState<'mend' | 'paper'>()
  const remind = useAct(remindStep, { done: 'O lembrete foi enviado.', refresh: REFRESH })
  const { lock_version } = envelope.attributes
  const close = () => setOpen(undefined)
  const whose = <span className="unseen"> de {step.person_name}</span>
  return (
    <>
      {acts.includes('remind') && step.may_remind && (
        <Button loading={remind.busy} onClick={() => remind.press({ id: envelope.id, step_id: step.id, lock_version })}>
          <Icon of={IconBell} /> Lembrar agora
        </Button>
      )}
      {acts.includes('mend') && step.may_mend && (
        <Button kind={step.bounced ? 'primary' : 'secondary'} onClick={() => setOpen('mend')}>
          Corrigir o e-mail{whose}
        </Button>
      )}
      {acts.includes('paper') && step.may_turn_to_paper && (
        <Button onClick={() => setOpen('paper')}>
          Passar para papel<span className="unseen"> a assinatura de {step.person_name}</span>
        </Button>
      )}
      {open === 'mend' && <MendDialog envelope={envelope} step={step} onClose={close} />}
      {open === 'paper' && <PaperDialog envelope={envelope} step={step} onClose={close} />}
    </>
  )
}
