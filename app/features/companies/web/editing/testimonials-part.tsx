import { IconPlus } from '#web/icons/p/plus.ts'
import { useEffect, useRef, useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import type { TypedOf } from '#wire/record.ts'
import { typedOf } from '#wire/record.ts'
import { companyRecord, MOST_CONTRIBUTIONS } from '../../wire/company-record.ts'
import styles from './editing.module.css'
import { TestimonialRow } from './testimonial-row.tsx'

const LIST = companyRecord.contributions_attributes
const empty = () => typedOf(LIST.of!) as never

export function TestimonialsPart({ company_id }: { company_id: string }) {
  const { control } = useFormContext<TypedOf<typeof companyRecord>>()
  const { fields, append, remove, swap } = useFieldArray({
    control,
    name: 'contributions_attributes',
    keyName: 'row',
  })
  const add = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<string>(undefined)
  // By their places, which a save leaves as they are: somebody may be typing in one.
  const places = fields.map((_, at) => `contributions_attributes.${at}`)
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
    setNews(`Depoimento na posição ${to + 1} de ${fields.length}`)
  }

  function removeAt(place: number) {
    remove(place)
    setNews(`Depoimento ${place + 1} removido`)
    add.current?.focus()
  }

  return (
    <section className={styles.card} aria-labelledby="depoimentos" data-field="contributions_attributes" tabIndex={-1}>
      <div>
        <h2 id="depoimentos">{LIST.label}</h2>
        <p className={styles.hint}>O que quem trabalha aqui conta para quem está chegando.</p>
      </div>
      <ul ref={list} className={styles.testimonials}>
        {places.map((name, at) => (
          <TestimonialRow
            key={name}
            company_id={company_id}
            place={at}
            last={at === fields.length - 1}
            onMove={(by) => move(at, by)}
            onRemove={() => removeAt(at)}
          />
        ))}
      </ul>
      <p role="status" className="unseen">
        {news}
      </p>
      <Button
        ref={add}
        disabled={fields.length >= MOST_CONTRIBUTIONS}
        onClick={() => append(empty(), { focusName: `contributions_attributes.${fields.length}.name` })}
      >
        <Icon of={IconPlus} /> Adicionar depoimento
      </Button>
    </section>
  )
}
