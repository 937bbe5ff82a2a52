import { invalid } from '#server/refusal.ts'
import { uuid } from '#server/uuid.ts'
import { MOST_CONTRIBUTIONS } from '../../wire/company-record.ts'
import type { CompanyForm } from '../../wire/company-form.ts'
import { changePlaces } from './places/change-places.ts'
import type { Contribution } from './find-company.ts'

export type SentContribution = NonNullable<CompanyForm['contributions_attributes']>[number]

export const ONE_EACH = 'Cada linha nova precisa de uma chave só sua.'
export const GONE = 'Este depoimento não existe mais. Recarregue a página.'

/**
 * What the testimonials become: rows that stand, known by id or key, change or, with _destroy, go; rows that were not
 * sent stay in their places; all
 * that come, new ones after those that stand, change places among themselves as they come. `avatars`: pictures that
 * were kept, by the row that brought them.
 */
export function mergeContributions(
  current: readonly Contribution[],
  sent: readonly SentContribution[],
  avatars: ReadonlyMap<number, string>,
): Contribution[] {
  const changed = new Map<string, Contribution | undefined>()
  const added: Contribution[] = []
  const order: string[] = []
  for (const [i, one] of sent.entries()) {
    const known = current.find(({ id, key }) => (one.id ? id === one.id : !one._destroy && one.key && key === one.key))
    if (known ? changed.has(known.id) : one.id) throw invalid({ [`contributions[${i}]`]: GONE })
    if (one._destroy) changed.set(one.id, undefined)
    else {
      const { key = null, name, title, testimony, avatar_destroy } = one
      if (key && added.some((other) => other.key === key)) throw invalid({ [`contributions[${i}]`]: ONE_EACH })
      const avatar_file_id = avatars.get(i) ?? (avatar_destroy ? null : (known?.avatar_file_id ?? null))
      const row = {
        id: known?.id ?? uuid(),
        key: known ? known.key : key,
        name,
        title,
        testimony: testimony.replace(/\r\n?/g, '\n'),
        avatar_file_id,
      }
      if (known) changed.set(known.id, row)
      else added.push(row)
      order.push(row.id)
    }
  }
  const staying = current
    .filter(({ id }) => !changed.has(id) || changed.get(id))
    .map((row) => changed.get(row.id) ?? row)
  const all = changePlaces([...staying, ...added], order)
  if (all.length > MOST_CONTRIBUTIONS)
    throw invalid({ contributions: `Pode ter no máximo ${MOST_CONTRIBUTIONS} depoimentos` })
  return all
}
