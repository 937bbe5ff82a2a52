import { type RefObject, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { missingClauses } from '#features/internships/wire/law/clauses.ts'
import { useAct } from '#web/calls/use-act.ts'
import { Actions } from '#web/page/page.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { carriedBy } from '../../wire/language/carried-by.ts'
import { parseTemplate } from '../../wire/language/parse-template.ts'
import { changeTemplateVersion, listTemplates, templateFields } from '../../wire/templates.ts'
import type { Kind } from '../../wire/variable-types.ts'
import { ReadFileDialog } from '../reading/read-file-dialog.tsx'
import type { Template, Version } from '../template-room.tsx'
import styles from '../templates.module.css'
import { Insertions } from './insertions.tsx'
import { MissingClauses } from './missing-clauses.tsx'
import { Preview } from './preview.tsx'
import { ProblemList } from './problem-list.tsx'
import { SourceField } from './source-field.tsx'
import { caretIn } from './caret.ts'

type Props = { template: Template; draft: Version; onChanged: (changed: boolean) => void }
type Attributes = Template['attributes']

const draftOf = ({ versions }: Attributes) => {
  const { body = '', lock_version = 0 } = versions.find(({ state }) => state === 'draft') ?? {}
  return { body, lock_version }
}
const told = (count: number) =>
  count === 1
    ? 'Há 1 problema no texto: veja na lista abaixo.'
    : `Há ${count} problemas no texto: veja na lista abaixo.`

/** The text of a draft, with what is wrong in it and what it makes beside it. */
export function DraftEditor({ template: { id, attributes }, draft, onChanged }: Props) {
  const change = useAct(changeTemplateVersion, { done: 'O rascunho foi salvo.', refresh: [listTemplates] })
  const area = useRef<HTMLTextAreaElement>(null)
  const [reading, setReading] = useState(false)
  /** Once the dialog is gone: what stands behind it takes no focus. */
  const use = (body: string) => setTimeout(() => caretIn(area).replace(body))
  return (
    <>
      <Actions>
        <Button onClick={() => setReading(true)}>Trazer de um DOCX</Button>
      </Actions>
      <RecordForm
        fields={templateFields}
        record={attributes}
        read={draftOf}
        root="version"
        kept={`template ${id} ${draft.number}`}
        rules={({ body }) => {
          const { length } = parseTemplate(body).problems
          return length ? { body: told(length) } : ({} as Record<string, string>)
        }}
        send={async (version, { lock_version }) =>
          (await change.act({ id, number: String(draft.number), version: { ...version, lock_version } })).data
            .attributes
        }
        submit="Salvar rascunho"
        onChanged={onChanged}
      >
        <Writing id={id} kind={attributes.kind} area={area} />
      </RecordForm>
      {/* Beside the form: it holds one of its own. */}
      {reading && <ReadFileDialog id={id} onUse={use} onClose={() => setReading(false)} />}
    </>
  )
}

type WritingProps = { id: string; kind: Kind; area: RefObject<HTMLTextAreaElement | null> }

function Writing({ id, kind, area }: WritingProps) {
  const body = useDeferredValue(useWatch<{ body: string }>({ name: 'body' }) as string)
  const { template, problems } = useMemo(() => parseTemplate(body), [body])
  const missing = missingClauses(kind, carriedBy(template))
  const { insert, goTo } = caretIn(area)
  return (
    <div className={styles.sides}>
      <div className={styles.side}>
        <SourceField area={area} />
        <ProblemList problems={problems} body={body} onGo={goTo} />
        <MissingClauses missing={missing} onInsert={insert} />
        <Insertions kind={kind} onInsert={insert} />
      </div>
      <Preview id={id} kind={kind} body={body} />
    </div>
  )
}
