import { useEffect, useRef, useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { IconPlus } from '#web/icons/p/plus.ts'
import { IconTrash } from '#web/icons/t/trash.ts'
import { NumberField } from '#web/form/text/number-field.tsx'
import { TimeField } from '#web/form/times/time-field.tsx'
import { Pair, Section, Stack } from '#web/page/page.tsx'
import { lookOf } from '#web/record/look-of.ts'
import { RecordField } from '#web/record/record-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { type TypedOf, typedOf } from '#wire/record.ts'
import { type eventRecord, sessionFields } from '../../wire/event-record.ts'
import { MOST_SESSIONS } from '../../wire/event-words.ts'
import styles from './editing.module.css'

type Form = TypedOf<typeof eventRecord>
const NAME = 'sessions_attributes'

export function SessionRows() {
  const { control } = useFormContext<Form>()
  const { fields, append, remove } = useFieldArray({ control, name: NAME, keyName: 'row' })
  const add = useRef<HTMLButtonElement>(null)
  const [news, setNews] = useState('')
  const [removed, setRemoved] = useState(0)
  useEffect(() => {
    if (removed) add.current?.focus()
  }, [removed])
  function removeAt(at: number) {
    remove(at)
    setNews(`Sessão ${at + 1} removida`)
    setRemoved((n) => n + 1)
  }
  return (
    <Section title="Sessões" id="sessoes" lead="Cada uma com o seu horário e os seus lugares.">
      <Stack>
        {fields.map(({ row }, at) => (
          <SessionRow key={row} at={at} alone={fields.length === 1} onRemove={() => removeAt(at)} />
        ))}
      </Stack>
      <p role="status" className="unseen">
        {news}
      </p>
      <div>
        <Button
          ref={add}
          disabled={fields.length >= MOST_SESSIONS}
          onClick={() => append(typedOf(sessionFields) as never, { focusName: `${NAME}.${fields.length}.title` })}
        >
          <Icon of={IconPlus} /> Adicionar sessão
        </Button>
      </div>
    </Section>
  )
}

type RowProps = { at: number; alone: boolean; onRemove: () => void }

function SessionRow({ at, alone, onRemove }: RowProps) {
  const of = Object.fromEntries(
    Object.entries(sessionFields).map(([name, field]) => [`${NAME}.${at}.${name}`, field]),
  ) as unknown as Record<string, (typeof sessionFields)['title']>
  const named = (name: keyof typeof sessionFields) => `${NAME}.${at}.${name}`
  const look = (name: keyof typeof sessionFields) => ({ ...lookOf(sessionFields, name), name: named(name) })
  return (
    <fieldset className={styles.session}>
      <legend>Sessão {at + 1}</legend>
      <RecordField of={of} name={named('title')} />
      <Pair>
        <RecordField of={of} name={named('day')} />
        <NumberField {...look('capacity')} />
      </Pair>
      <Pair>
        <TimeField {...look('from')} />
        <TimeField {...look('to')} />
      </Pair>
      {!alone && (
        <div>
          <Button kind="quiet" aria-label={`Remover sessão ${at + 1}`} onClick={onRemove}>
            <Icon of={IconTrash} /> Remover
          </Button>
        </div>
      )}
    </fieldset>
  )
}
