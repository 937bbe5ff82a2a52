// What a profile says of the data that may be asked, as the forms write it, and in words.
import { profileForForm } from '#features/candidates/server/candidates.ts'
import { COURSE_SITUATIONS, STUDY_PERIODS } from '#features/candidates/wire/enumerations.ts'
import type { Ctx } from '#server/context.ts'
import { DATA_NAMES, type DataName } from '../../wire/data/data-record.ts'

export type Values = Partial<Record<DataName, unknown>>

export async function profileValues(ctx: Ctx, user_info_id: string, names: readonly string[]): Promise<Values> {
  const profile = (await profileForForm(ctx, user_info_id)) as Record<string, unknown>
  return Object.fromEntries(DATA_NAMES.filter((name) => names.includes(name)).map((name) => [name, profile[name]]))
}

type Address = { street: string; number: string; complement: string | null; neighborhood: string; zipcode: string }

const WORDS: Partial<Record<DataName, (value: never) => string>> = {
  course_situation: (value: keyof typeof COURSE_SITUATIONS) => COURSE_SITUATIONS[value],
  period: (value: keyof typeof STUDY_PERIODS) => STUDY_PERIODS[value],
  current_semester: (value: number) => `${value}º`,
  address_attributes: ({ street, number, complement, neighborhood, zipcode }: Address) =>
    [street, number, complement, neighborhood, zipcode].filter(Boolean).join(', '),
}

export function valueInWords(name: DataName, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  return (WORDS[name] as ((value: unknown) => string) | undefined)?.(value) ?? String(value)
}
