import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { CheckboxField } from '#web/form/choices/checkbox-field.tsx'
import { MaskedField } from '#web/form/text/masked-field.tsx'
import { SelectField } from '#web/form/choices/select-field.tsx'
import { TextareaField } from '#web/form/text/textarea-field.tsx'
import { TextField } from '#web/form/text/text-field.tsx'
import { EXPERIENCE_LEVELS } from '../../../wire/enumerations.ts'
import { labelOfField, labelOfLeaf } from '../field-list.ts'
import type { PartProps } from '../form-context.ts'
import type { ProfileValues } from '../profile-rules.ts'
import styles from '../profile.module.css'
import { RowsBlock } from '../rows-block.tsx'
import { optionsOf } from '../use-list.ts'

type Values = Pick<ProfileValues, 'experiences_attributes'>
const EMPTY = { company: '', job: '', level: null, current_job: false, start_date: '', end_date: '', description: '' }
const LEVELS = optionsOf(EXPERIENCE_LEVELS)

export const ExperiencesPart = ({ name, required }: PartProps) => (
  <RowsBlock
    name="experiences_attributes"
    title={labelOfField(name)}
    one="Experiência"
    addWords="Adicionar experiência"
    required={required}
    hint="Vale trabalho, estágio, projeto e trabalho voluntário."
    empty={EMPTY}
  >
    {(index) => <ExperienceRow index={index} />}
  </RowsBlock>
)

function ExperienceRow({ index }: { index: number }) {
  const at = `experiences_attributes.${index}` as const
  const { clearErrors } = useFormContext<Values>()
  const current = useWatch<Values>({ name: `${at}.current_job` })
  useEffect(() => {
    if (current) clearErrors(`${at}.end_date`)
  }, [clearErrors, current, at])
  return (
    <div className={styles.block}>
      <TextField<Values> name={`${at}.company`} label="Empresa" required autoComplete="organization" />
      <TextField<Values> name={`${at}.job`} label="Cargo" required autoComplete="organization-title" />
      <SelectField<string, Values>
        name={`${at}.level`}
        label={labelOfLeaf('experiences_attributes', 'level')!}
        required
        options={LEVELS}
      />
      <CheckboxField<Values> name={`${at}.current_job`} label="É o meu trabalho atual" />
      <MaskedField<Values> name={`${at}.start_date`} mask="month" label="Início" required />
      <MaskedField<Values>
        name={`${at}.end_date`}
        mask="month"
        label="Fim"
        required={!current}
        disabled={Boolean(current)}
      />
      <div className={styles.whole}>
        <TextareaField<Values>
          name={`${at}.description`}
          label={labelOfLeaf('experiences_attributes', 'description')!}
          rows={3}
          most={4000}
        />
      </div>
    </div>
  )
}
