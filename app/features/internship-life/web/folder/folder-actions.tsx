import { useState } from 'react'
import { useNavigate } from 'react-router'
import { dropFolder, listFolders, showFolder } from '#features/internships/wire/folders.ts'
import { useAct } from '#web/calls/use-act.ts'
import { Card } from '#web/page/page.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import type { Folder } from '#features/contracts/web/draft/draft-editor.tsx'
import { createEnvelope, listOwnedEnvelopes } from '#features/contracts/wire/envelopes.ts'
import { EndingDialog } from './ending-dialog.tsx'
import { ReportDialog } from './facts-dialog.tsx'
import styles from './folder.module.css'

/** What may begin now, by how the internship stands. */
export function FolderActions({ folder }: { folder: Folder }) {
  const { id, attributes } = folder
  const { state, is_draft, terms_id, envelope_id } = attributes
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<'ending' | 'report' | 'drop'>()
  const shut = () => setDialog(undefined)
  const creation = useAct(createEnvelope, { refresh: [listOwnedEnvelopes, showFolder] })
  const dropping = useAct(dropFolder, { refresh: [listFolders], onDone: () => navigate('/folders/minhas') })
  const runs = terms_id !== null && !is_draft && (state === 'active' || state === 'admission')
  const agreed = runs && attributes.starts_on !== null

  const begin = (kind: 'aditivo' | 'plano') =>
    void creation
      .act({ envelope: { internship_id: id, kind } })
      .then(({ data }) =>
        navigate(kind === 'aditivo' ? `/folders/${id}/rascunho?documento=${data.id}` : `/envelopes/${data.id}`),
      )
      .catch(() => creation.press({ envelope: { internship_id: id, kind } }))

  return (
    <Card>
      <div className={styles.actions}>
        {is_draft && (
          <ButtonLink kind="primary" to={`/folders/${id}/rascunho`}>
            Continuar o rascunho
          </ButtonLink>
        )}
        {agreed && (
          <>
            <Button kind="primary" loading={creation.busy} onClick={() => begin('aditivo')}>
              Mudar com um aditivo
            </Button>
            <ButtonLink to={`/folders/${id}/pedidos#atualizacao`}>Pedir atualização</ButtonLink>
            <ButtonLink to={`/folders/${id}/pedidos#dados`}>Pedir dados</ButtonLink>
            <Button aria-haspopup="dialog" onClick={() => setDialog('report')}>
              Relatório de atividades
            </Button>
            <Button loading={creation.busy} onClick={() => begin('plano')}>
              Plano de atividades
            </Button>
            <Button kind="quiet" aria-haspopup="dialog" onClick={() => setDialog('ending')}>
              Encerrar o estágio
            </Button>
          </>
        )}
        {state === 'ended' && <ButtonLink to={`/folders/${id}/pedidos#dados`}>Pedir dados</ButtonLink>}
        {is_draft && envelope_id === null && (
          <Button kind="quiet" aria-haspopup="dialog" onClick={() => setDialog('drop')}>
            Desistir deste contrato
          </Button>
        )}
      </div>
      {dialog === 'ending' && <EndingDialog folder={folder} onClose={shut} />}
      {dialog === 'report' && <ReportDialog folder={folder} onClose={shut} />}
      <ConfirmDialog
        open={dialog === 'drop'}
        onClose={shut}
        title="Desistir deste contrato?"
        losses={[`O rascunho de ${attributes.intern_name}`]}
        confirm="Desistir"
        destructive
        onConfirm={async () => void (await dropping.act({ id }))}
      />
    </Card>
  )
}
