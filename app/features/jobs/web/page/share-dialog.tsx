import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { ShareWays } from './share-ways.tsx'

type Props = { open: boolean; onClose: () => void; shared: { title: string; url: string } }

export const ShareDialog = ({ open, onClose, shared }: Props) => (
  <Dialog open={open} onClose={onClose} title="Compartilhar vaga">
    <ShareWays shared={shared} />
  </Dialog>
)
