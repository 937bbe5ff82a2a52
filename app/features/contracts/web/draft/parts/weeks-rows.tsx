import { useFieldArray } from 'react-hook-form'
import { MaskedField } from '#web/form/text/masked-field.tsx'
import { Pair } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { LawWords, useSaid } from '../law/law-context.tsx'
import styles from './parts.module.css'

type Props = { name: 'assessment_weeks' | 'no_class_weeks'; label: string }
const BLANK = { from: '', to: '', schedule: null }

export function WeeksRows({ name, label }: Props) {
  const { fields, append, remove } = useFieldArray({ name })
  const said = useSaid(name)
  return (
    <div className={styles.rows} role="group" aria-label={`${label}s`}>
      {fields.map(({ id }, at) => (
        <div key={id} className={styles.row}>
          <Pair>
            <MaskedField name={`${name}.${at}.from`} mask="date" label={`${label}, de`} required hint={'\u00a0'} />
            <MaskedField name={`${name}.${at}.to`} mask="date" label="até" required hint={'\u00a0'} />
          </Pair>
          <Button kind="quiet" aria-label={`Remover ${label.toLowerCase()} ${at + 1}`} onClick={() => remove(at)}>
            Remover
          </Button>
        </div>
      ))}
      <LawWords of={said} />
      <Button kind="quiet" onClick={() => append(BLANK)}>
        Incluir {label.toLowerCase()}
      </Button>
    </div>
  )
}
