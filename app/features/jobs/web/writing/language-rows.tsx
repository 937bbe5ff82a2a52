import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useFieldArray, useFormContext } from 'react-hook-form'
import box from '#web/ui/check-mark.module.css'
import { STATIC_LIST } from '#web/query.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LANGUAGE_LEVELS } from '#wire/language-levels.ts'
import styles from '../owned/owned.module.css'
import type { JobDraft } from './job-draft.ts'
import { languages, optionsOf } from './sources.ts'

const MOST = 10

export function LanguageRows() {
  const { control, register } = useFormContext<JobDraft>()
  const { fields, append, remove } = useFieldArray({ control, name: 'languages' })
  const known = useQuery({ queryKey: ['selects', 'languages'], queryFn: () => languages(), ...STATIC_LIST }).data ?? []
  return (
    <>
      {fields.map((row, at) => (
        <div key={row.id} className={styles.language} role="group" aria-label={`Idioma ${at + 1}`}>
          <label>
            <span>Idioma</span>
            <select {...register(`languages.${at}.language_id`)}>
              <option value="">Selecione</option>
              {known.map(({ value, label }) => <option key={value} value={value}>{label}</option>)}
            </select>
          </label>
          <label>
            <span>Nível</span>
            <select {...register(`languages.${at}.level`)}>{optionsOf(LANGUAGE_LEVELS).map(({ value, label }) => <option key={value} value={value}>{label}</option>)}</select>
          </label>
          <label className={styles.tick}>
            <input type="checkbox" className={box.box} {...register(`languages.${at}.required`)} />
            Exigido
          </label>
          <Button kind="icon" aria-label={`Remover idioma ${at + 1}`} onClick={() => remove(at)}><Icon of={IconTrash} /></Button>
        </div>
      ))}
      {fields.length < MOST && (
        <div className={styles.row}>
          <Button onClick={() => append({ language_id: '', level: 'intermediate', required: false })}><Icon of={IconPlus} /> Adicionar idioma</Button>
        </div>
      )}
    </>
  )
}
