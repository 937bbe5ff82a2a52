import type { Ctx } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import { askingStudent, categoriesAt, entriesOf } from './queries.ts'
import { hourResources } from './serializer.ts'

export const unknownCertificate = () => notFound('Não encontramos esse certificado entre os seus.')

export async function everythingOf(ctx: Ctx) {
  const person = await askingStudent(ctx)
  const [entries, rule] = [await entriesOf(ctx, person.id), await categoriesAt(ctx, person.university_id)]
  return { person, entries, ...rule }
}

export async function showEntry(ctx: Ctx, id: string) {
  const { entries, categories } = await everythingOf(ctx)
  const data = hourResources(ctx, entries, categories).find((one) => one.id === id)
  if (!data) throw unknownCertificate()
  return { data }
}
