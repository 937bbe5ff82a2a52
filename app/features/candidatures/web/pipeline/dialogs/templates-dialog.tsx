import { IconPencil } from '#web/icons/p/pencil.ts'
import { IconPlus } from '#web/icons/p/plus.ts'
import { IconTrash } from '#web/icons/t/trash.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf } from '#web/calls/answer.ts'
import { call } from '#web/calls/api.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/skeleton.tsx'
import { ErrorState } from '#web/ui/states/state.tsx'
import { listTemplates, removeTemplate } from '../../../wire/rejection-templates.ts'
import { Muted } from '#web/page/page.tsx'
import dialogs from './dialogs.module.css'
import { isSuggested, type Template, TemplateForm } from './template-form.tsx'

/** The company's templates for rejections. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const { data, isError, refetch } = useQuery(answerOf(listTemplates, {}))
  const [edited, setEdited] = useState<Template | 'new'>()
  /** The template whose form was open: the list focuses it. */
  const [from, setFrom] = useState<string>()
  const [leaving, setLeaving] = useState<Template>()
  function edit(one: Template | 'new') {
    setEdited(one)
    setFrom(one === 'new' ? one : one.id)
  }
  const renew = () => client.invalidateQueries({ queryKey: answerOf(listTemplates, {}).queryKey })

  async function done() {
    await renew()
    setEdited(undefined)
  }

  return (
    <Dialog open onClose={onClose} title="Modelos de resposta" wide>
      {isError && !data && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && (
        <Loading>
          <SkeletonLines lines={6} />
        </Loading>
      )}
      {data && edited && (
        <TemplateForm
          key={edited === 'new' ? 'new' : edited.id}
          of={edited === 'new' ? undefined : edited}
          onDone={done}
          onCancel={() => setEdited(undefined)}
          onStale={renew}
        />
      )}
      {data && !edited && (
        <div className={dialogs.stack}>
          <Muted>
            {data.data.some(isSuggested)
              ? 'Estas são sugestões. Quando a sua empresa salvar um modelo, ficam só os dela.'
              : 'Toda a equipe usa os mesmos modelos ao dizer não a alguém.'}
          </Muted>
          <ul className={dialogs.notes}>
            {data.data.map((one) => (
              <li key={one.id}>
                <div>
                  <strong>{one.attributes.name}</strong>
                  <p className={dialogs.noteText}>{one.attributes.text}</p>
                </div>
                <div className={dialogs.rowActions}>
                  <Button
                    kind="icon"
                    aria-label={`Editar ${one.attributes.name}`}
                    title="Editar"
                    autoFocus={one.id === from}
                    onClick={() => edit(one)}
                  >
                    <Icon of={IconPencil} size={18} />
                  </Button>
                  {!isSuggested(one) && (
                    <Button
                      kind="icon"
                      aria-label={`Apagar ${one.attributes.name}`}
                      title="Apagar"
                      onClick={() => setLeaving(one)}
                    >
                      <Icon of={IconTrash} size={18} />
                    </Button>
                  )}
                </div>
              </li>
            ))}
          </ul>
          <div>
            <Button kind="primary" autoFocus={from === 'new'} onClick={() => edit('new')}>
              <Icon of={IconPlus} /> Novo modelo
            </Button>
          </div>
        </div>
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title="Apagar este modelo?"
        losses={leaving ? [leaving.attributes.name] : []}
        confirm="Apagar modelo"
        destructive
        onConfirm={async () => {
          await call(removeTemplate, { id: leaving!.id })
          await renew()
        }}
      />
    </Dialog>
  )
}
