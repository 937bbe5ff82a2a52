import { IconCopy } from '#web/icons/c/copy.ts'
import { IconPencil } from '#web/icons/p/pencil.ts'
import { IconTrash } from '#web/icons/t/trash.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCompanies } from '#features/collaborators/web/use-companies.ts'
import { useAct } from '#web/calls/use-act.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { copyForm, deleteForm, listForms } from '../wire/forms.ts'
import { CopyDialog } from './copy-dialog.tsx'

const AT = '/ats/questionarios/formularios'
type Props = { id: string; title: string; company_id: string; onDeleted?: () => void }

/** Edit, copy and delete one questionnaire. */
export function FormActions({ id, title, company_id, onDeleted }: Props) {
  const navigate = useNavigate()
  const companies = useCompanies()
  const [dialog, setDialog] = useState<'copy' | 'delete'>()
  const copy = useAct(copyForm, {
    refresh: [listForms],
    done: 'A cópia está pronta para você mudar.',
    onDone: ({ data }) => navigate(`${AT}/${data.id}/editar`),
  })
  const remove = useAct(deleteForm, { refresh: [listForms], done: 'O questionário foi apagado.' })
  const shut = () => setDialog(undefined)
  return (
    <>
      <ButtonLink kind="icon" to={`${AT}/${id}/editar`} aria-label={`Editar ${title}`}>
        <Icon of={IconPencil} />
      </ButtonLink>
      <Button
        kind="icon"
        aria-label={`Copiar ${title}`}
        loading={copy.busy}
        onClick={() => (companies.length > 1 ? setDialog('copy') : copy.press({ id }))}
      >
        <Icon of={IconCopy} />
      </Button>
      <Button kind="icon" aria-label={`Apagar ${title}`} onClick={() => setDialog('delete')}>
        <Icon of={IconTrash} />
      </Button>
      {dialog === 'copy' && (
        <CopyDialog
          companies={companies}
          company_id={company_id}
          copy={(to, how) => copy.act({ id, company_id: to }, how)}
          onClose={shut}
        />
      )}
      <ConfirmDialog
        open={dialog === 'delete'}
        onClose={shut}
        title="Apagar este questionário?"
        losses={[title]}
        confirm="Apagar questionário"
        destructive
        onConfirm={async () => {
          await remove.act({ id })
          shut()
          onDeleted?.()
        }}
      />
    </>
  )
}
