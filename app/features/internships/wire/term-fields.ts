import type * as z from 'zod/mini'
import type { Field } from '#wire/record.ts'
import { formatDate } from '#wire/time/date.ts'
import { inWords, LABELS } from './term-words.ts'
import { type DraftTerms, draftTerms, type Slot, type TermName, type Weeks } from './terms.ts'

type Sent<N extends TermName> = DraftTerms[N]
// oxlint-disable-next-line typescript/no-explicit-any -- of whatever term
export type TermField<N extends TermName, Typed> = Field<Sent<N>, Typed, any, Sent<N>>

export const same = <T>(value: T) => value

export function field<N extends TermName, Typed>(
  name: N,
  blank: Typed,
  toTyped: (answered: NonNullable<Sent<N>>) => Typed,
  more: Partial<TermField<N, Typed>> = {},
): TermField<N, Typed> {
  const schema = draftTerms.shape[name] as never as z.ZodMiniType<Sent<N>, Sent<N>>
  return {
    label: LABELS[name],
    control: 'own',
    schema,
    answer: schema,
    blank,
    toTyped: (answered) => (answered === null || answered === undefined ? blank : toTyped(answered)),
    fromTyped: same,
    toStored: same,
    fromStored: same,
    ...more,
    look: { optional: true, ...more.look },
  }
}

export const number = <N extends TermName>(name: N): TermField<N, number | null> => field(name, null, Number)
export type TypedSlot = { day_of_week: number; from: string; to: string }
export type TypedWeeks = { from: string; to: string; schedule: Slot[] | null }
export type TypedGuardian = { name: string; cpf: string; kinship: string; email: string }

const isSlot = ({ from, to }: TypedSlot) => from !== '' || to !== ''
const inOrder = (slots: TypedSlot[]) =>
  slots
    .filter(isSlot)
    .toSorted((one, other) => one.day_of_week - other.day_of_week || one.from.localeCompare(other.from))
export const slots = <N extends 'schedule' | 'class_schedule'>(name: N): TermField<N, TypedSlot[]> =>
  field<N, TypedSlot[]>(name, [], (answered) => answered as TypedSlot[], {
    fromTyped: inOrder,
    compared: inOrder,
    words: (typed) => inWords('schedule', inOrder(typed)) ?? '',
  })

const isWeek = ({ from, to }: TypedWeeks) => from !== '' || to !== ''
const told = (rows: TypedWeeks[]) => rows.filter(isWeek)
export const weeks = <N extends 'assessment_weeks' | 'no_class_weeks'>(name: N): TermField<N, TypedWeeks[]> =>
  field<N, TypedWeeks[]>(
    name,
    [],
    (answered) =>
      (answered as Weeks[]).map(({ from, to, schedule }) => ({
        from: formatDate(from),
        to: formatDate(to),
        schedule: schedule ?? null,
      })),
    {
      fromTyped: told,
      compared: told,
      words: (typed) =>
        told(typed)
          .map(({ from, to }) => `${from} a ${to}`)
          .join('; '),
    },
  )

export const notBlank = (rows: string[]) => rows.filter((row) => row.trim() !== '')
const isPerson = (row: TypedGuardian) => Object.values(row).some((value) => value.trim() !== '')
export const people = (rows: TypedGuardian[]) => rows.filter(isPerson)
