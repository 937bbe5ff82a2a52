import { Stack } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { useAct } from '#web/calls/use-act.ts'
import { moveEnvelope } from '../../../wire/envelopes.ts'
import { FAILURES } from '../../failures.ts'
import { REFRESH } from '../refresh.ts'
import type { Envelope } from '../../../wire/buttons.ts'

const TYPES = {
  digital: 'Digital: todos assinam pela internet',
  hybrid: 'Híbrido: a instituição assina em papel',
  analogic: 'Em papel: todos assinam à mão',
} as const

/** How a contract walks that came without it. */
export function DefineDialog({ envelope: { id, attributes }, onClose }: { envelope: Envelope; onClose: () => void }) {
  const { lock_version } = attributes
  const define = useAct(moveEnvelope, {
    done: 'O tipo foi escolhido.',
    failed: FAILURES.confirm,
    refresh: REFRESH,
    onDone: onClose,
  })
  return (
    <Dialog open onClose={onClose} title="Como este contrato anda?">
      <Stack>
        {(Object.keys(TYPES) as (keyof typeof TYPES)[]).map((contract_type) => (
          <Button
            key={contract_type}
            loading={define.busy}
            onClick={() => define.press({ id, envelope: { event: 'define', status: { contract_type }, lock_version } })}
          >
            {TYPES[contract_type]}
          </Button>
        ))}
      </Stack>
    </Dialog>
  )
}
