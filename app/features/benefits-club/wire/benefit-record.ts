// What the operator says of a benefit, in the order of the form.
import { dayField, secureLinkField } from '#wire/blank-fields.ts'
import { areaField, pickField, textField } from '#wire/fields.ts'
import { AUDIENCES } from '#wire/person/audience.ts'

export const CATEGORIES = {
  education: 'Educação',
  culture: 'Cultura e lazer',
  food: 'Alimentação',
  health: 'Saúde e bem-estar',
  technology: 'Tecnologia',
  transport: 'Transporte',
  shopping: 'Compras',
} as const
export type Category = keyof typeof CATEGORIES
export const KINDS = { code: 'Um código para cada pessoa', link: 'O endereço do parceiro' } as const

export const benefit = {
  partner: textField('Parceiro', 80),
  title: textField('Benefício', 120, { placeholder: '20% em livros' }),
  category: pickField('Categoria', CATEGORIES),
  description: areaField('Como funciona', 2000),
  kind: pickField('Como se usa', KINDS),
  link: secureLinkField('Endereço do parceiro', {
    hint: 'Começa com https://. Abre como está aqui, sem dado nenhum de quem o abre.',
  }),
  audience: pickField('Para quem', AUDIENCES),
  starts_on: dayField('Vale a partir de', { hint: 'Sem data, vale desde que está no ar.' }),
  ends_on: dayField('Último dia', { hint: 'Vale até o fim deste dia, em Brasília. Sem data, até ser pausado.' }),
}
