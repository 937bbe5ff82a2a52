import { useDeferredValue, useMemo, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { missingClauses } from '#features/internships/wire/law/clauses.ts'
import { useAct } from '#web/calls/use-act.ts'
import { RecordForm } from '#web/record/record-form.tsx'
import { carriedBy } from '../../wire/language/carried-by.ts'
import { parseTemplate } from '../../wire/language/parse-template.ts'
import { changeTemplateVersion, listTemplates, templateFields } from '../../wire/templates.ts'
import type { Kind } from '../../wire/variables.ts'
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
  return (
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
        (await change.act({ id, number: String(draft.number), version: { ...version, lock_version } })).data.attributes
      }
      submit="Salvar rascunho"
      onChanged={onChanged}
    >
      <Writing id={id} kind={attributes.kind} />
    </RecordForm>
  )
}

function Writing({ id, kind }: { id: string; kind: Kind }) {
  const area = useRef<HTMLTextAreaElement>(null)
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
