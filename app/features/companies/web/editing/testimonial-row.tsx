import { IconArrowDown } from '#web/icons/a/arrow-down.ts'
import { IconArrowUp } from '#web/icons/a/arrow-up.ts'
import { IconTrash } from '#web/icons/t/trash.ts'
import { useFormContext } from 'react-hook-form'
import { SelectInput } from '#web/form/choices/select-input.tsx'
import { look } from '#web/form/mantine-look.tsx'
import { TextareaField } from '#web/form/text/textarea-field.tsx'
import { TextField } from '#web/form/text/text-field.tsx'
import { Pair } from '#web/page/page.tsx'
import { ChosenFileField } from '#web/record/chosen-file-field.tsx'
import { lookOf } from '#web/record/look-of.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { companyRecord } from '../../wire/company-record.ts'
import styles from './editing.module.css'
import { PICTURE } from './pictures-part.tsx'
import { colleagues } from './sources.ts'

type Props = {
  company_id: string
  place: number
  last: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

const PICKS = look(
  { label: 'Escolher colaborador', placeholder: 'Busque pelo nome', hint: 'Preenche o nome e o cargo.' },
  undefined,
)

const fields = companyRecord.contributions_attributes.of!

export function TestimonialRow({ company_id, place, last, onMove, onRemove }: Props) {
  const { setValue } = useFormContext()
  const at = `contributions_attributes.${place}`
  const n = place + 1
  const look = (part: string) => ({ ...lookOf(fields, part), name: `${at}.${part}` })
  const fill = (part: 'name' | 'title', value: string) =>
    setValue(`${at}.${part}`, value, { shouldDirty: true, shouldValidate: value !== '' })
  return (
    <li className={styles.testimonial} data-row={place}>
      <div className={styles.rowHead}>
        <h3>Depoimento {n}</h3>
        <span>
          <Button
            kind="icon"
            data-does="up"
            aria-label={`Mover depoimento ${n} para cima`}
            disabled={place === 0}
            onClick={() => onMove(-1)}
          >
            <Icon of={IconArrowUp} />
          </Button>
          <Button
            kind="icon"
            data-does="down"
            aria-label={`Mover depoimento ${n} para baixo`}
            disabled={last}
            onClick={() => onMove(1)}
          >
            <Icon of={IconArrowDown} />
          </Button>
          <Button kind="icon" aria-label={`Remover depoimento ${n}`} onClick={onRemove}>
            <Icon of={IconTrash} />
          </Button>
        </span>
      </div>
      <SelectInput<string>
        look={PICKS}
        value={null}
        search={colleagues(company_id)}
        onChange={(_, picked) => {
          const { name, title } = (picked ?? {}) as { name?: string; title?: string | null }
          if (!name) return
          fill('name', name)
          // Of one whose title is not known none stays: the one that stands there is somebody else's.
          fill('title', title ?? '')
        }}
      />
      <Pair>
        <TextField {...look('name')} autoComplete="off" />
        <TextField {...look('title')} autoComplete="off" />
      </Pair>
      <TextareaField {...look('testimony')} rows={5} most={2000} />
      <ChosenFileField
        {...look('avatar')}
        label={`Foto do depoimento ${n}`}
        rule={PICTURE}
        round
        hint="Tamanho recomendado: 200 x 200 px."
      />
    </li>
  )
}
