import { dateField } from '#wire/fields.ts'

export const recessFields = { from: dateField('Primeiro dia'), to: dateField('Último dia') }
