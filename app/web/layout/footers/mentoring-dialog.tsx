import { Link } from 'react-router'
import { useSite } from '#web/site.ts'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'

export function MentoringDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const meeting = useSite().links?.mentoring
  const actions = (
    <>
      <Button onClick={onClose}>Voltar</Button>
      {meeting && (
        <ButtonAnchor kind="primary" href={meeting} target="_blank" rel="noopener noreferrer">
          Acessar
        </ButtonAnchor>
      )}
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title="Mentoria de Carreira" actions={actions}>
      <p>
        Toda quinta-feira, às 14h, temos uma sessão coletiva com a nossa especialista em carreira. Traga suas dúvidas
        sobre currículo, entrevistas e primeiros passos.
      </p>
      <p>
        Prefere conversar a sós?{' '}
        <Link to="/mentores-de-carreira" onClick={onClose}>
          Veja os mentores de carreira
        </Link>
        .
      </p>
    </Dialog>
  )
}
