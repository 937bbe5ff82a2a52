import { useSite } from '#web/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { ShareWays } from '../page/share-ways.tsx'

type Props = { open: boolean; onClose: () => void; slug: string; title: string }

/** A job that has just gone on air: see it, and tell others of it. */
export function PublishedDialog({ open, onClose, slug, title }: Props) {
  const { app_origin } = useSite()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="A vaga está publicada"
      actions={
        <>
          <ButtonLink to="/vagas/minhas">Ir para Minhas vagas</ButtonLink>
          <ButtonLink kind="primary" to={`/vagas/${slug}`}>
            Ver
          </ButtonLink>
        </>
      }
    >
      <ShareWays shared={{ title, url: `${app_origin}/vagas/${slug}` }} />
    </Dialog>
  )
}
