import { IconPlus } from '#web/icons/p/plus.ts'
import { useEffect, useRef, useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { randomKey } from '#web/calls/save-key.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { MOST_CONTRIBUTIONS } from '../../wire/profile.ts'
import { type CompanyDraft, type Edited, NO_TESTIMONIAL } from './company-draft.ts'
import { FIELD_WORDS as WORDS } from './company-fields.ts'
import styles from './editing.module.css'
import { TestimonialRow } from './testimonial-row.tsx'

/** A row that is stored stays in its place when removed, marked to be destroyed, and is not shown. One in which somebody types through a save keeps its name. */
export function TestimonialsPart({ company }: { company: Edited }) {
  const { control, getValues } = useFormContext<CompanyDraft>()
  const { fields, append, remove, update, swap } = useFieldArray({
    control,
    name: 'contributions_attributes',
    keyName: 'row',
  })
  const add = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<string>(undefined)
  const [news, setNews] = useState('')
  const shown = fields.map((row, index) => ({ ...row, index })).filter((row) => !row._destroy)

  // A row that was moved in the page loses the focus.
  useEffect(() => {
    if (!wanted.current) return
    list.current?.querySelector<HTMLElement>(wanted.current)?.focus()
    wanted.current = undefined
  })

  function move(place: number, by: -1 | 1) {
    const [from, to] = [shown[place]!, shown[place + by]!]
    swap(from.index, to.index)
    const end = by < 0 ? place + by === 0 : place + by === shown.length - 1
    wanted.current = `[data-row="${to.index}"] [data-does="${by < 0 === end ? 'down' : 'up'}"]`
    setNews(`Depoimento na posição ${place + by + 1} de ${shown.length}`)
  }

  function removeAt(index: number, place: number) {
    const row = getValues(`contributions_attributes.${index}`)
    if (row.id) update(index, { ...row, _destroy: true })
    else remove(index)
    setNews(`Depoimento ${place} removido`)
    add.current?.focus()
  }

  return (
    <section className={styles.card} aria-labelledby="depoimentos" data-field="contributions_attributes" tabIndex={-1}>
      <div>
        <h2 id="depoimentos">{WORDS.contributions_attributes}</h2>
        <p className={styles.hint}>O que quem trabalha aqui conta para quem está chegando.</p>
      </div>
      <ul ref={list} className={styles.testimonials}>
        {shown.map(({ row, key, id, index }, at) => (
          <TestimonialRow
            key={key ?? id ?? row}
            company={company}
            id={id}
            index={index}
            place={at + 1}
            last={at === shown.length - 1}
            onMove={(by) => move(at, by)}
            onRemove={() => removeAt(index, at + 1)}
          />
        ))}
      </ul>
      <p role="status" className="unseen">
        {news}
      </p>
      <Button
        ref={add}
        disabled={shown.length >= MOST_CONTRIBUTIONS}
        onClick={() =>
          append(
            { ...NO_TESTIMONIAL, key: randomKey() },
            { focusName: `contributions_attributes.${fields.length}.name` },
          )
        }
      >
        <Icon of={IconPlus} /> Adicionar depoimento
      </Button>
    </section>
  )
}
