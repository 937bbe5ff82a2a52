import { useFormContext, useWatch, type FieldPath, type FieldValues, type PathValue } from 'react-hook-form'
import { Spinner } from '#web/ui/states/spinner.tsx'
import styles from './address-fields.module.css'
import { MaskedField } from '../text/masked-field.tsx'
import type { Option } from '../choices/options.ts'
import type { Lookup } from './postal-code.ts'
import { SelectField } from '../choices/select-field.tsx'
import { TextField } from '../text/text-field.tsx'
import { useAddressFill } from './use-address-fill.ts'

export type AddressSources = {
  lookup: Lookup
  countries: readonly Option<string>[]
  states: (signal: AbortSignal) => Promise<readonly Option<string>[]>
  cities: (state: string, signal: AbortSignal) => Promise<readonly Option<number>[]>
}

type Props<T extends FieldValues> = AddressSources & {
  /** The address's name in the form: 'address_attributes'. */
  name: FieldPath<T>
  required?: boolean
  /** Labels of chosen values, before their lists are loaded. */
  known?: { state?: Option<string>; city?: Option<number> }
}

const EMPTY = { street: '', neighborhood: '', state_id: null, country_id: 'BR', city_id: null }

/** A postal address; leaving the postal code fills in what its service knows. Inside a FormProvider. */
export function AddressFields<T extends FieldValues>({
  name,
  required = true,
  known,
  lookup,
  countries,
  states,
  cities,
}: Props<T>) {
  const { control, setValue } = useFormContext<T>()
  const at = (part: string) => `${name}.${part}` as FieldPath<T>
  const state = useWatch({ control, name: at('state_id') }) as string | null | undefined
  const { leave, searching, found } = useAddressFill<T>({ lookup, at, empty: EMPTY })

  return (
    <div className={styles.address} role="group" aria-label="Endereço">
      <div className={styles.third}>
        <MaskedField
          control={control}
          name={at('zipcode')}
          mask="zipcode"
          label="CEP"
          required={required}
          hint={
            searching ? (
              <span className={styles.searching}>
                <Spinner size={14} /> Procurando o endereço…
              </span>
            ) : (
              'Preenche o endereço para você.'
            )
          }
          onLeave={(zipcode) => void leave(zipcode)}
        />
      </div>
      <div className={styles.wide}>
        <TextField control={control} name={at('street')} label="Rua" required={required} autoComplete="address-line1" />
      </div>
      <div className={styles.third}>
        <TextField
          control={control}
          name={at('number')}
          label="Número"
          required={required}
          inputMode="text"
          autoComplete="off"
        />
      </div>
      <div className={styles.third}>
        <TextField control={control} name={at('complement')} label="Complemento" autoComplete="address-line2" />
      </div>
      <div className={styles.third}>
        <TextField
          control={control}
          name={at('neighborhood')}
          label="Bairro"
          required={required}
          autoComplete="address-level3"
        />
      </div>
      <div className={styles.third}>
        <SelectField control={control} name={at('country_id')} label="País" required={required} options={countries} />
      </div>
      <div className={styles.third}>
        <SelectField
          control={control}
          name={at('state_id')}
          label="Estado"
          required={required}
          load={states}
          known={known?.state && [known.state]}
          onChoose={() => setValue(at('city_id'), null as PathValue<T, FieldPath<T>>, { shouldDirty: true })}
        />
      </div>
      <div className={styles.third}>
        <SelectField<number, T>
          key={state}
          control={control}
          name={at('city_id')}
          label="Cidade"
          required={required}
          disabled={!state}
          placeholder={state ? 'Selecione' : 'Escolha o estado'}
          load={(signal) => cities(state ?? '', signal)}
          known={[found, known?.city].filter((city) => city !== undefined)}
        />
      </div>
    </div>
  )
}
