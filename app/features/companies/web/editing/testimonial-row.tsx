import { IconArrowDown } from '#web/icons/a/arrow-down.ts'
import { IconArrowUp } from '#web/icons/a/arrow-up.ts'
import { IconTrash } from '#web/icons/t/trash.ts'
import { useFormContext } from 'react-hook-form'
import { SelectInput } from '#web/form/choices/select-input.tsx'
import { look } from '#web/form/mantine-look.tsx'
import { TextareaField } from '#web/form/text/textarea-field.tsx'
import { TextField } from '#web/form/text/text-field.tsx'
import { UploadField } from '#web/form/uploads/upload-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import type { CompanyDraft, Edited } from './company-draft.ts'
import { FACE, sizeOf } from './company-draft.ts'
import styles from './editing.module.css'
import { PICTURE } from './pictures-part.tsx'
import { colleagues } from './sources.ts'

type Props = {
  company: Edited
  /** Its place in the form's list, and among those that are shown. */
  index: number
  place: number
  last: boolean
  /** The id of the row as it is stored. */
  id: string | undefined
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

const PICKS = look(
  { label: 'Escolher colaborador', placeholder: 'Busque pelo nome', hint: 'Preenche o nome e o cargo.' },
  undefined,
)

export function TestimonialRow({ company, index, place, last, id, onMove, onRemove }: Props) {
  const { control, setValue } = useFormContext<CompanyDraft>()
  const at = `contributions_attributes.${index}` as const
  const stored = company.attributes.contributions_attributes.find((one) => one.id === id)?.avatar
  const fill = (part: 'name' | 'title', value: string) =>
    setValue(`${at}.${part}`, value, { shouldDirty: true, shouldValidate: value !== '' })
  return (
    <li className={styles.testimonial} data-row={index}>
      <div className={styles.rowHead}>
        <h3>Depoimento {place}</h3>
        <span>
          <Button
            kind="icon"
            data-does="up"
            aria-label={`Mover depoimento ${place} para cima`}
            disabled={place === 1}
            onClick={() => onMove(-1)}
          >
            <Icon of={IconArrowUp} />
          </Button>
          <Button
            kind="icon"
            data-does="down"
            aria-label={`Mover depoimento ${place} para baixo`}
            disabled={last}
            onClick={() => onMove(1)}
          >
            <Icon of={IconArrowDown} />
          </Button>
          <Button kind="icon" aria-label={`Remover depoimento ${place}`} onClick={onRemove}>
            <Icon of={IconTrash} />
          </Button>
        </span>
      </div>
      <SelectInput<string>
        look={PICKS}
        value={null}
        search={colleagues(company.id)}
        onChange={(_, picked) => {
          const { name, title } = (picked ?? {}) as { name?: string; title?: string | null }
          if (!name) return
          fill('name', name)
          // Of one whose title is not known none stays: the one that stands there is somebody else's.
          fill('title', title ?? '')
        }}
      />
      <div className={styles.pair}>
        <TextField control={control} name={`${at}.name`} label="Nome" required autoComplete="off" />
        <TextField control={control} name={`${at}.title`} label="Cargo" required autoComplete="off" />
      </div>
      <TextareaField control={control} name={`${at}.testimony`} label="Depoimento" required rows={5} most={2000} />
      <UploadField
        control={control}
        name={`${at}.avatar`}
        destroy={`${at}.avatar_destroy`}
        label={`Foto do depoimento ${place}`}
        rule={PICTURE}
        round
        stored={stored && { url: sizeOf(stored, FACE) }}
        hint="Tamanho recomendado: 200 x 200 px."
      />
    </li>
  )
}
