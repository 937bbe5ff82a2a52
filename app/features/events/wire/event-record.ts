// Fields of an event, in the order of its form.
import * as z from 'zod/mini'
import { blankLine, lineField, passingField } from '#wire/blank-fields.ts'
import { choiceField, countField, dateField, textField } from '#wire/fields.ts'
import { keysOf } from '#wire/keys-of.ts'
import { LINK_INVALID, webLink } from '#wire/link/web-link.ts'
import type { Field, Schema } from '#wire/record.ts'
import { rowsField } from '#wire/rows-field.ts'
import { writtenText } from '#wire/text/visible-text.ts'
import { time } from '#wire/time/date.ts'
import { ZONES } from '#wire/time/zones.ts'
import { KINDS, MODES, MOST_SEATS, MOST_SESSIONS, TITLE_LENGTH } from './event-words.ts'

const CHOOSE = 'Escolha uma opção da lista'
const among = <K extends string>(label: string, of: Record<K, string>): Field<K, string, string, K> => ({
  ...(choiceField(label, CHOOSE) as unknown as Field<K, string, string, K>),
  schema: z.enum(keysOf(of), CHOOSE) as unknown as Schema<K>,
  answer: z.enum(keysOf(of)) as unknown as Schema<K>,
  words: (typed) => of[typed as K] ?? '',
})
const clockField = (label: string): Field<string> => ({ ...textField(label, 5), control: 'own', schema: time })

/** By the clock of the event's zone. */
export const sessionFields = {
  title: textField('Título da sessão', TITLE_LENGTH, { placeholder: 'Abertura' }),
  day: dateField('Dia'),
  from: clockField('Início'),
  to: clockField('Fim'),
  capacity: countField('Lugares', 1, MOST_SEATS),
}
const rowId = z.string().check(z.maxLength(60))
const whole = z.object({
  id: z.optional(z.nullable(rowId)),
  _destroy: z.optional(z.nullable(z.literal(false))),
  title: sessionFields.title.schema,
  day: sessionFields.day.schema,
  from: sessionFields.from.schema,
  to: sessionFields.to.schema,
  capacity: sessionFields.capacity.schema,
})
/** A row that goes away need not be right. */
const session = z.discriminatedUnion('_destroy', [whole, z.object({ id: rowId, _destroy: z.literal(true) })])
export const sessions = z.array(session).check(z.maxLength(2 * MOST_SESSIONS))
export type SessionSent = z.output<typeof session>

const SECURE = 'Informe um endereço que comece com https://'
const isSecure = (typed: string) => webLink(typed)?.startsWith('https://') === true && /^https:/i.test(typed.trim())

export const eventRecord = {
  title: textField('Nome do evento', TITLE_LENGTH, { placeholder: 'Feira de estágios 2027' }),
  kind: among('Tipo', KINDS),
  mode: among('Formato', MODES),
  description: {
    ...blankLine('Descrição', writtenText(0, 5000), {
      hint: 'O que vai acontecer, para quem é e o que levar.',
      most: 5000,
    }),
    control: 'area' as const,
  },
  place: lineField('Local', 160, { placeholder: 'Auditório da empresa' }),
  address: lineField('Endereço', 300, { placeholder: 'Rua, número, bairro, cidade e estado' }),
  link: passingField('Link da transmissão', isSecure, `${LINK_INVALID}. ${SECURE}`, {
    hint: 'Só quem tem vaga confirmada recebe o link.',
    inputMode: 'url',
  }),
  zone: among('Fuso horário', ZONES),
  sessions_attributes: {
    ...rowsField('Sessões', sessionFields, sessions as Schema<unknown>),
    one: 'Sessão',
  },
}
