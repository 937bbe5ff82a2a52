import * as z from 'zod/mini'
import { idField, lineField, numberField } from '../blank-fields.ts'
import { textField } from '../fields.ts'
import type { Field, Schema, TypedOf } from '../record.ts'
import { partField } from '../rows-field.ts'
import { postalAddress, storedAddress } from './postal-address.ts'

const place = {
  street: textField('Rua', 160),
  number: textField('Número', 20),
  complement: lineField('Complemento', 80),
  neighborhood: textField('Bairro', 120),
  city_id: numberField('Cidade', 1, 1),
  state_id: idField('Estado', 2),
  city_name: lineField('Cidade', 80),
  state_name: lineField('Estado', 80),
  zipcode: textField('CEP', 20),
  country_id: { ...idField('País', 2), blank: 'BR', words: () => '' },
}
/** A country stands there from the beginning: it is no address. */
export const isBegun = ({ country_id: _, ...address }: TypedOf<typeof place>) =>
  Object.values(address).some((value) => value !== null && String(value).trim() !== '')

type Sent = z.output<typeof postalAddress> | null
type Stored = z.output<typeof storedAddress> | null
/** An address, right or wrong as a whole, in fields of `AddressFields`. */
export const addressField = (label: string) =>
  ({
    ...partField(label, place, z.nullable(postalAddress) as Schema<Sent>, isBegun),
    answer: z.nullable(storedAddress),
  }) as Field<Sent, TypedOf<typeof place>, Sent, Stored>
