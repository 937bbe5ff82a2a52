import { IconPlus } from '#web/icons/p/plus.ts'
import { RecordField } from '#web/record/record-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/form/field-look.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { formRecord } from '../../wire/form-record.ts'
import { MOST_SECTIONS } from '#wire/questions/question-words.ts'
import styles from './builder.module.css'
import { FormPreview } from './form-preview.tsx'
import { SectionEditor } from './section-editor.tsx'
import { useFormDraft } from './use-form-draft.ts'

/** What is written on one side, as candidates see it on the other. */
export function FormParts({ hints }: { hints: Readonly<Record<string, string>> }) {
  const of = useFormDraft()
  const { draft, told, errorAt } = of
  return (
    <div className={styles.columns}>
      <div className={styles.written}>
        <div className={styles.section}>
          <RecordField of={formRecord} name="title" />
          <RecordField of={formRecord} name="description" />
        </div>
        {draft.sections.map(({ id }, at) => (
          <SectionEditor key={id} at={at} of={of} hints={hints} />
        ))}
        {errorAt('questions') && (
          <div role="alert" className={styles.wrong}>
            <FieldError>{errorAt('questions')}</FieldError>
          </div>
        )}
        <div role="status" className={styles.told}>
          {told}
        </div>
        {draft.sections.length < MOST_SECTIONS && (
          <div>
            <Button onClick={of.addSection}>
              <Icon of={IconPlus} /> Adicionar seção
            </Button>
          </div>
        )}
      </div>
      <FormPreview draft={draft} />
    </div>
  )
}
