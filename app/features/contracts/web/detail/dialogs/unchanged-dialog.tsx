import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import type { Envelope } from '../../../wire/buttons.ts'
import { isCorrected } from '../../../wire/words.ts'

/** A version that says what the rejected one said, as far as both can be read here. */
export const isUnchanged = ({ attributes: { current_state, version, versions, differences } }: Envelope) =>
  isCorrected({ state: current_state, version }) &&
  differences.length === 0 &&
  versions.some(({ number, readable }) => number === version - 1 && readable)

type Props = { envelope: Envelope; onConfirm: () => Promise<void>; onClose: () => void }

export const UnchangedDialog = ({ envelope: { attributes }, onConfirm, onClose }: Props) => (
  <ConfirmDialog
    open
    onClose={onClose}
    title={`Nada mudou desde a versão ${attributes.version - 1}`}
    confirm="Enviar sem mudar"
    cancel="Continuar corrigindo"
    discouraged
    onConfirm={onConfirm}
  >
    <p>{attributes.header.words}</p>
    <p>A versão {attributes.version} seria igual à rejeitada.</p>
  </ConfirmDialog>
)
