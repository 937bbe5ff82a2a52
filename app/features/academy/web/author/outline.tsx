import { useState } from 'react'
import { useAct } from '#web/calls/use-act.ts'
import { IconPlus } from '#web/icons/p/plus.ts'
import { Actions, Entries, Named, Section } from '#web/page/page.tsx'
import { RecordDialog } from '#web/record/record-dialog.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { alert } from '#web/ui/alerts/alert.ts'
import { wordsOfFailure } from '#web/calls/words-of-failure.ts'
import { addItem, arrangeCourse, showKeptCourse } from '../../wire/authoring.ts'
import { KIND_NAMES, newItem } from '../../wire/course-record.ts'
import { type KeptCourse, toItem } from './course-rooms.ts'
import { dropping, focusMover, Grip } from './dragging.tsx'
import styles from './author.module.css'
import { type Arranged, brought, moved, without } from './moved.ts'
import { Movers } from './movers.tsx'

type Item = KeptCourse['attributes']['modules'][number]['items'][number]
const KINDS = Object.entries(KIND_NAMES).map(([value, label]) => ({ value, label }))

const NOT_MOVED = 'Não foi possível mudar a ordem agora. Por favor, tente novamente.'

/** Modules and their items; dragged, or moved by buttons, which hands and keyboards reach alike. */
export function Outline({ id, attributes: { modules, lock_version } }: KeptCourse) {
  const refresh = [showKeptCourse]
  const arrange = useAct(arrangeCourse, { refresh })
  const add = useAct(addItem, { done: 'O item foi incluído. Abra-o para escrever.', refresh })
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Item>()
  const [news, setNews] = useState('')
  const keys: Arranged = modules.map(({ title, items }) => ({ title, keys: items.map((item) => item.key) }))
  const send = (next: Arranged) => arrange.act({ id, outline: { modules: next, lock_version } })
  const refused = (error: unknown) => alert({ kind: 'error', title: 'Ops!', text: wordsOfFailure(error, NOT_MOVED) })
  function move({ key, title }: Item, by: -1 | 1) {
    setNews(`${title}: um lugar ${by < 0 ? 'acima' : 'abaixo'}`)
    send(moved(keys, key, by)).then(() => focusMover(key, by), refused)
  }
  /** Dragged: before an item, or to the end of a module. */
  const drop = (key: string, to: string | number) => void send(brought(keys, key, to)).catch(refused)
  const [first, last] = [keys.flatMap((one) => one.keys)[0], keys.flatMap((one) => one.keys).at(-1)]
  return (
    <Section title="Módulos e itens" id="outline" lead="Mudar o nome ou o lugar não apaga o progresso de ninguém.">
      {modules.map(({ title, items }, at) => (
        // Known by its place: the items in it come and go.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} {...dropping('item', (key) => drop(key, at))}>
          <h3>{title}</h3>
          <Entries>
            {items.map((item) => (
              <li key={item.key} data-moves={item.key} {...dropping('item', (key) => drop(key, item.key))}>
                <span className={styles.named}>
                  <Grip of="item" id={item.key} />
                  <span>
                    <Named name={item.title} to={toItem(id, item.key)}>
                      {KIND_NAMES[item.kind]}, {item.minutes} minutos
                    </Named>
                  </span>
                </span>
                <Actions>
                  <Movers
                    name={item.title}
                    edges={{ first: item.key === first, last: item.key === last }}
                    onMove={(by) => move(item, by)}
                    onRemove={() => setRemoving(item)}
                  />
                </Actions>
              </li>
            ))}
          </Entries>
        </div>
      ))}
      <p role="status" className="unseen">
        {news}
      </p>
      <div>
        <Button onClick={() => setAdding(true)}>
          <Icon of={IconPlus} /> Novo item
        </Button>
      </div>
      {adding && (
        <RecordDialog
          title="Novo item"
          submit="Incluir"
          fields={newItem}
          root="item"
          send={(item) => add.act({ id, item })}
          onClose={() => setAdding(false)}
        >
          <RecordField of={newItem} name="kind" options={KINDS} />
          <RecordField of={newItem} name="title" />
          <RecordField of={newItem} name="module" />
        </RecordDialog>
      )}
      <ConfirmDialog
        open={removing !== undefined}
        title="Tirar do rascunho?"
        losses={removing ? [`“${removing.title}” e o que está escrito nele.`] : []}
        confirm="Tirar"
        destructive
        onClose={() => setRemoving(undefined)}
        onConfirm={() => send(without(keys, removing!.key)).then(() => {})}
      />
    </Section>
  )
}
