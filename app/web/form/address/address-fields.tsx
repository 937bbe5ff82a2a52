import { useFormContext, useWatch, type FieldPath, type FieldValues, type PathValue } from 'react-hook-form'
import { Spinner } from '#web/ui/states/spinner.tsx'
import styles from './address-fields.module.css'
import { MaskedField } from '../text/masked-field.tsx'
import type { Option } from '../choices/options.ts'
import { isAbroad } from '#wire/place/postal-address.ts'
import { isZipcode } from '#wire/place/zipcode.ts'
import { stateOfZipcode } from '#wire/place/zipcode-state.ts'
import type { Lookup } from './postal-code.ts'
import { SelectField } from '../choices/select-field.tsx'
import { TextField } from '../text/text-field.tsx'
import { useAddressFill } from './use-address-fill.ts'

export type AddressSources = {
  lookup: Lookup
  countries: (signal: AbortSignal) => Promise<readonly Option<string>[]>
  states: (signal: AbortSignal) => Promise<readonly Option<string>[]>
  cities: (state: string, signal: AbortSignal) => Promise<readonly Option<number>[]>
}

type Props<T extends FieldValues> = AddressSources & {
  /** The address's name in the form: 'address_attributes'. */
  name: FieldPath<T>
  required?: boolean
  /** Labels of chosen values, before their lists are loaded. */
  known?: { country?: Option<string>; state?: Option<string>; city?: Option<number> }
}

/** Stands there before the list is loaded. */
const BRASIL = { value: 'BR', label: 'Brasil' }
const EMPTY = { street: '', neighborhood: '', state_id: null, country_id: 'BR', city_id: null }

/** A warning that refuses nothing: ranges of postal codes are older than some borders. */
function wordsElsewhere(zipcode: string | null | undefined, state: string | null | undefined) {
  const of = stateOfZipcode(zipcode ?? '')
  return of && state && of !== state ? `Este CEP é de ${of}: confira o estado e a cidade.` : undefined
}

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
  const zipcode = useWatch({ control, name: at('zipcode') }) as string | null | undefined
  const { leave, searching, found, asks } = useAddressFill<T>({ lookup, at, empty: EMPTY })

  const country = useWatch({ control, name: at('country_id') }) as string | null | undefined
  const abroad = isAbroad({ country_id: country })
  const elsewhere = abroad ? undefined : wordsElsewhere(zipcode, state)
  const clear = (...parts: string[]) => {
    for (const part of parts) setValue(at(part), null as PathValue<T, FieldPath<T>>, { shouldDirty: true })
  }

  return (
    <div className={styles.address} role="group" aria-label="Endereço">
      <div className={styles.third}>
        {abroad ? (
          <TextField
            control={control}
            name={at('zipcode')}
            label="Código postal"
            autoComplete="postal-code"
            onLeave={(typed) => isZipcode(typed) && void leave(typed)}
          />
        ) : (
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
              ) : elsewhere ? (
                <span role="status">{elsewhere}</span>
              ) : asks ? (
                'Preenche o endereço para você.'
              ) : (
                'Digite também o endereço.'
              )
            }
            onLeave={(zipcode) => void leave(zipcode)}
          />
        )}
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
        <SelectField<string, T>
          control={control}
          name={at('country_id')}
          label="País"
          required={required}
          load={countries}
          known={[BRASIL, ...(known?.country ? [known.country] : [])]}
          onChoose={(chosen) =>
            isAbroad({ country_id: chosen }) ? clear('state_id', 'city_id') : clear('state_name', 'city_name')
          }
        />
      </div>
      {abroad ? (
        <>
          <div className={styles.third}>
            <TextField control={control} name={at('state_name')} label="Estado" required={required} />
          </div>
          <div className={styles.third}>
            <TextField control={control} name={at('city_name')} label="Cidade" required={required} />
          </div>
        </>
      ) : (
        <>
          <div className={styles.third}>
            <SelectField
              control={control}
              name={at('state_id')}
              label="Estado"
              required={required}
              load={states}
              known={known?.state && [known.state]}
              onChoose={() => clear('city_id')}
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
        </>
      )}
    </div>
  )
}
