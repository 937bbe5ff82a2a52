import { useFormContext, useWatch } from 'react-hook-form'
import { listCities, lists } from '#features/static-lists/wire.ts'
import { call } from '#web/calls/api.ts'
import type { Option } from '#web/form/choices/options.ts'
import { SelectField } from '#web/form/choices/select-field.tsx'
import { Pair } from '#web/page/page.tsx'
import { lookOf } from '#web/record/look-of.ts'
import { RecordField } from '#web/record/record-field.tsx'
import { institutionRecord as fields } from '../../wire/institution-form.ts'
import { CATEGORIES, ORGANIZATIONS } from '../../wire/institution-words.ts'

const optionsOf = <K extends string>(of: Record<K, string>): Option<K>[] =>
  (Object.keys(of) as K[]).map((value) => ({ value, label: of[value] }))
const [categories, organizations] = [optionsOf(CATEGORIES), optionsOf(ORGANIZATIONS)]
const states = (signal: AbortSignal) => call(lists.states, {}, { signal })
const cities = (state: string) => (signal: AbortSignal) => call(listCities, { state }, { signal })
const needed = (name: keyof typeof fields) => ({ ...lookOf(fields, name), required: true })

/** What it is and where; of a campus only where. */
export function InstitutionFields({ below }: { below: boolean }) {
  const { setValue } = useFormContext()
  const state_id = useWatch({ name: 'state_id' }) as string
  return (
    <Pair>
      <RecordField of={fields} name="acronym" />
      <RecordField
        of={fields}
        name="mec_code"
        hint={below ? 'Só se tiver um próprio.' : 'Sem ele, uma importação do cadastro oficial não a reconhece.'}
      />
      <RecordField of={fields} name="cnpj" hint="Os contratos a identificam por ele." />
      {!below && (
        <>
          <SelectField {...needed('category')} options={categories} />
          <SelectField {...needed('organization')} options={organizations} />
        </>
      )}
      <SelectField
        {...needed('state_id')}
        load={states}
        onChoose={() => setValue('city_id', null, { shouldDirty: true })}
      />
      <SelectField
        key={state_id}
        {...needed('city_id')}
        disabled={!state_id}
        placeholder={state_id ? 'Selecione' : 'Escolha o estado'}
        load={cities(state_id)}
      />
    </Pair>
  )
}
