import { useFormContext, useWatch } from 'react-hook-form'
import { listCities, lists } from '#features/static-lists/wire.ts'
import { call } from '#web/calls/api.ts'
import type { Option } from '#web/form/choices/options.ts'
import { SelectField } from '#web/form/choices/select-field.tsx'
import { TextField } from '#web/form/text/text-field.tsx'
import { CATEGORIES, ORGANIZATIONS } from '../../wire/institution-words.ts'
import styles from '../partners/partners.module.css'
import { FIELD_WORDS as WORDS, type InstitutionDraft } from './institution-draft.ts'

const optionsOf = <K extends string>(of: Record<K, string>): Option<K>[] =>
  (Object.keys(of) as K[]).map((value) => ({ value, label: of[value] }))
const [categories, organizations] = [optionsOf(CATEGORIES), optionsOf(ORGANIZATIONS)]
const states = (signal: AbortSignal) => call(lists.states, {}, { signal })
const cities = (state: string) => (signal: AbortSignal) => call(listCities, { state }, { signal })

/** What it is and where; of a campus only where. */
export function InstitutionFields({ below, city }: { below: boolean; city: Option<number>[] }) {
  const { control, setValue } = useFormContext<InstitutionDraft>()
  const state_id = useWatch({ control, name: 'state_id' })
  return (
    <>
      <div className={styles.pair}>
        <TextField control={control} name="acronym" label={WORDS.acronym} autoComplete="off" maxLength={40} />
        <TextField
          control={control}
          name="mec_code"
          label={WORDS.mec_code}
          inputMode="numeric"
          autoComplete="off"
          maxLength={14}
          hint={below ? 'Só se tiver um próprio.' : 'Sem ele, uma importação do cadastro oficial não a reconhece.'}
        />
        {!below && (
          <>
            <SelectField control={control} name="category" label={WORDS.category} required options={categories} />
            <SelectField
              control={control}
              name="organization"
              label={WORDS.organization}
              required
              options={organizations}
            />
          </>
        )}
        <SelectField
          control={control}
          name="state_id"
          label={WORDS.state_id}
          required
          load={states}
          onChoose={() => setValue('city_id', null, { shouldDirty: true })}
        />
        <SelectField
          key={state_id}
          control={control}
          name="city_id"
          label={WORDS.city_id}
          required
          disabled={!state_id}
          placeholder={state_id ? 'Selecione' : 'Escolha o estado'}
          load={cities(state_id ?? '')}
          known={city}
        />
      </div>
    </>
  )
}
