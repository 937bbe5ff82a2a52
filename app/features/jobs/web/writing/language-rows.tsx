import { IconPlus } from '#web/icons/p/plus.ts'
import { IconTrash } from '#web/icons/t/trash.ts'
import { useFieldArray, useFormContext } from 'react-hook-form'
import type { Option } from '#web/form/choices/options.ts'
import { SelectField } from '#web/form/choices/select-field.tsx'
import box from '#web/ui/check-mark.module.css'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { LANGUAGE_LEVELS } from '#wire/text/language-levels.ts'
import styles from '../owned/owned.module.css'
import type { TypedOf } from '#wire/record.ts'
import type { jobRecord } from '../../wire/job-record.ts'
import { languages, optionsOf } from './sources.ts'

type Draft = Pick<TypedOf<typeof jobRecord>, 'languages'>

const MOST = 10
const LEVELS = optionsOf(LANGUAGE_LEVELS)

/** Not the browser's select, which shows a value without an option as empty and loses it. */
export function LanguageRows({ known }: { known: readonly Option<string>[] }) {
  const { control, register } = useFormContext<Draft>()
  const { fields, append, remove } = useFieldArray({ control, name: 'languages' })
  return (
    <>
      {fields.map((row, at) => (
        <div key={row.id} className={styles.language} role="group" aria-label={`Idioma ${at + 1}`}>
          <SelectField<string, Draft>
            control={control}
            name={`languages.${at}.language_id`}
            label="Idioma"
            required
            load={languages}
            known={known}
          />
          <SelectField<string, Draft>
            control={control}
            name={`languages.${at}.level`}
            label="Nível"
            required
            options={LEVELS}
          />
          <label className={styles.tick}>
            <input type="checkbox" className={box.box} {...register(`languages.${at}.required`)} />
            Exigido
          </label>
          <Button kind="icon" aria-label={`Remover idioma ${at + 1}`} onClick={() => remove(at)}>
            <Icon of={IconTrash} />
          </Button>
        </div>
      ))}
      {fields.length < MOST && (
        <div className={styles.row}>
          <Button
            onClick={() =>
              append(
                { language_id: '', level: 'intermediate', required: false },
                { focusName: `languages.${fields.length}.language_id` },
              )
            }
          >
            <Icon of={IconPlus} /> Adicionar idioma
          </Button>
        </div>
      )}
    </>
  )
}
