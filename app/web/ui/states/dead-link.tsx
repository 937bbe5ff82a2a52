import { Button } from '#web/ui/button.tsx'
import { State } from './state.tsx'

type Props = { words: string; busy: boolean; onRenew: () => void }

/** A personal link that opens nothing any more; a new one goes to the address that is known. */
export function DeadLink({ words, busy, onRenew }: Props) {
  return (
    <State
      heading="h1"
      drawing="cable"
      title="Este link não abre mais"
      text={words}
      action={
        <Button kind="primary" loading={busy} onClick={onRenew}>
          Receber um link novo
        </Button>
      }
    />
  )
}
