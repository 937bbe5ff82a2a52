import { useState } from 'react'
import { missingClauses } from '#features/internships/wire/law/clauses.ts'
import { useAct } from '#web/calls/use-act.ts'
import { Actions, Muted, Section } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { carriedBy } from '../../wire/language/carried-by.ts'
import { parseTemplate } from '../../wire/language/parse-template.ts'
import { listTemplates, publishTemplateVersion, retireTemplateVersion } from '../../wire/templates.ts'
import type { Template, Version } from '../template-room.tsx'

type Props = { template: Template; draft: Version; unsaved: boolean }

const lawOf = (count: number) =>
  count === 1 ? 'Falta ao texto salvo 1 cláusula da lei.' : `Faltam ao texto salvo ${count} cláusulas da lei.`

/** From the draft as it is saved. */
export function PublishDraft({ template: { id, attributes }, draft, unsaved }: Props) {
  const { number, lock_version, body } = draft
  const [asking, setAsking] = useState<'publish' | 'drop'>()
  const refresh = [listTemplates]
  const publish = useAct(publishTemplateVersion, { done: `A versão ${number} está em uso.`, refresh })
  const drop = useAct(retireTemplateVersion, { done: 'O rascunho foi retirado.', refresh })
  const at = { id, number: String(number), lock_version }
  const lacks = missingClauses(attributes.kind, carriedBy(parseTemplate(body).template)).length
  const why = unsaved ? 'Salve o rascunho antes de publicar.' : lacks > 0 && lawOf(lacks)
  return (
    <Section
      title="Publicar"
      id="publication"
      lead="Documentos novos passam a usar este texto; os já enviados ficam com o deles."
    >
      <Actions>
        <Button aria-disabled={Boolean(why) || undefined} onClick={() => !why && setAsking('publish')}>
          Publicar versão {number}
        </Button>
        <Button kind="quiet" onClick={() => setAsking('drop')}>
          Retirar rascunho
        </Button>
      </Actions>
      <div aria-live="polite">{why && <Muted>{why}</Muted>}</div>
      <ConfirmDialog
        open={asking === 'publish'}
        onClose={() => setAsking(undefined)}
        title={`Publicar a versão ${number}?`}
        confirm="Publicar"
        onConfirm={async () => void (await publish.act(at))}
      >
        <p>Uma versão publicada não muda mais. Para mudar o texto depois, abre-se outra versão.</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'drop'}
        onClose={() => setAsking(undefined)}
        title={`Retirar o rascunho da versão ${number}?`}
        confirm="Retirar rascunho"
        destructive
        onConfirm={async () => void (await drop.act(at))}
      >
        <p>O texto fica na lista de versões, e ninguém mais o edita.</p>
      </ConfirmDialog>
    </Section>
  )
}
