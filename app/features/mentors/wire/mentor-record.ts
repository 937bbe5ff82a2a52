// What the operator says of a mentor, in the order of the form.
import * as z from 'zod/mini'
import { flagField, idsField, secureLinkField } from '#wire/blank-fields.ts'
import { areaField, pickField, textField } from '#wire/fields.ts'
import { AUDIENCES } from '#wire/person/audience.ts'
import { bareEmail, EMAIL_INVALID, isEmail } from '#wire/person/email.ts'
import type { Field, Schema } from '#wire/record.ts'
import { BLANK } from '#wire/text/sentences.ts'

const MINUTES = 'Informe de 15 a 120 minutos'
const minutes = z.int(MINUTES).check(z.gte(15, MINUTES), z.lte(120, MINUTES))
const minutesField: Field<number, string, number, number> = {
  ...textField('Minutos de cada conversa', 3, { inputMode: 'numeric' }),
  schema: minutes,
  answer: z.int(),
  blank: '30',
  toTyped: String,
  fromTyped: (typed) => (/^\d+$/.test(typed.trim()) ? Number(typed) : typed),
  toStored: (sent) => sent,
  fromStored: (stored) => stored,
}
const areas = z
  .array(z.string().check(z.maxLength(60)))
  .check(z.minLength(1, 'Escolha ao menos uma área'), z.maxLength(6))
const link = secureLinkField('Sala das conversas', {
  hint: 'Endereço da videochamada, com https://. Só quem marcou o recebe.',
})

export const mentor = {
  name: textField('Nome', 120),
  headline: textField('Em uma linha', 120, { placeholder: 'Gerente de produto, doze anos em tecnologia' }),
  area_ids: idsField('Áreas', areas as Schema<string[]>),
  description: areaField('Sobre', 2000),
  email: {
    ...textField('E-mail', 254, { inputMode: 'email', hint: 'Recebe as conversas marcadas. Candidatos não o veem.' }),
    schema: z.string().check(
      z.trim(),
      z.maxLength(254),
      z.refine((typed) => isEmail(typed), { error: ({ input }) => (String(input).trim() ? EMAIL_INVALID : BLANK) }),
    ) as Schema<string>,
    toStored: bareEmail,
  },
  link: {
    ...link,
    schema: link.schema.check(z.refine((typed) => Boolean(typed?.trim()), BLANK)) as typeof link.schema,
    look: { hint: link.look!.hint!, inputMode: 'url' as const },
  } as Field<string | null, string, string | null, string | null>,
  minutes: minutesField,
  audience: pickField('Para quem', AUDIENCES),
  published: flagField('No ar: candidatos veem e marcam'),
}
/** What the table holds; areas are rows. */
const { area_ids: _, ...columns } = mentor
export const mentorColumns = columns
