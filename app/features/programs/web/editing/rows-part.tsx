import { IconArrowDown } from '#web/icons/a/arrow-down.ts'
import { IconArrowUp } from '#web/icons/a/arrow-up.ts'
import { IconPlus } from '#web/icons/p/plus.ts'
import { IconTrash } from '#web/icons/t/trash.ts'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Section } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import styles from './rows-part.module.css'

type Props = {
  name: 'steps' | 'questions'
  title: string
  lead: string
  /** One of its rows, as buttons say it: 'etapa'. */
  one: string
  most: number
  /** The field that a new row begins at. */
  first: string
  empty: () => object
  /** Its fields, by the row's place in the form. */
  row: ComponentType<{ at: string }>
}

const freshId = () => crypto.randomUUID()

/** A list of rows that are added, moved by buttons and removed; focus and words follow what was done. */
export function RowsPart({ name, title, lead, one, most, first, empty, row: Row }: Props) {
  const { control } = useFormContext()
  const { fields, append, remove, swap } = useFieldArray({ control, name, keyName: 'row' })
  const add = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const wanted = useRef<string>(undefined)
  const [news, setNews] = useState('')
  // A row that was moved in the page loses the focus.
  useEffect(() => {
    if (!wanted.current) return
    list.current?.querySelector<HTMLElement>(wanted.current)?.focus()
    wanted.current = undefined
  })

  function move(place: number, by: -1 | 1) {
    const to = place + by
    swap(place, to)
    const end = by < 0 ? to === 0 : to === fields.length - 1
    wanted.current = `[data-row="${to}"] [data-does="${by < 0 === end ? 'down' : 'up'}"]`
    setNews(`A ${one} está na posição ${to + 1} de ${fields.length}`)
  }

  function removeAt(place: number) {
    remove(place)
    setNews(`A ${one} ${place + 1} foi removida`)
    add.current?.focus()
  }

  const places = fields.map((_, at) => `${name}.${at}`)
  return (
    <Section title={title} id={name} lead={lead}>
      <ol ref={list} className={styles.rows} data-field={name}>
        {places.map((at, place) => (
          <li key={at} data-row={place} aria-label={`A ${one} ${place + 1}`}>
            <div className={styles.fields}>
              <Row at={at} />
            </div>
            <span className={styles.tools}>
              <Button
                kind="icon"
                data-does="up"
                aria-label={`Mover ${one} ${place + 1} para cima`}
                disabled={place === 0}
                onClick={() => move(place, -1)}
              >
                <Icon of={IconArrowUp} />
              </Button>
              <Button
                kind="icon"
                data-does="down"
                aria-label={`Mover ${one} ${place + 1} para baixo`}
                disabled={place === fields.length - 1}
                onClick={() => move(place, 1)}
              >
                <Icon of={IconArrowDown} />
              </Button>
              <Button kind="icon" aria-label={`Remover ${one} ${place + 1}`} onClick={() => removeAt(place)}>
                <Icon of={IconTrash} />
              </Button>
            </span>
          </li>
        ))}
      </ol>
      <p role="status" className="unseen">
        {news}
      </p>
      <div>
        <Button
          ref={add}
          disabled={fields.length >= most}
          onClick={() => append({ id: freshId(), ...empty() }, { focusName: `${name}.${fields.length}.${first}` })}
        >
          <Icon of={IconPlus} /> Adicionar {one}
        </Button>
      </div>
    </Section>
  )
}
