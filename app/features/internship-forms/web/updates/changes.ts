// What the answers change, old beside new, as the amendment will say it.
import { type Difference, differences } from '#features/internships/wire/differences.ts'
import type { DraftTerms } from '#features/internships/wire/terms.ts'
import { pickedTerms } from '../../wire/updates/update-record.ts'
import type { Form } from '../kit/form-endpoints.ts'

type Labels = Form['labels']

export function changesIn({ asked, answers, labels }: Form): Difference[] {
  const { holds, labels: known = {} } = asked as { holds: DraftTerms; labels?: Labels }
  const nameOf = (field: string, id: string) =>
    [...(labels[field] ?? []), ...(known[field] ?? [])].find(({ value }) => value === id)?.label
  return differences(holds, { ...holds, ...pickedTerms(answers) }, nameOf)
}

/** The words of ids, of what holds and of what was answered. */
export const labelsIn = ({ asked, labels }: Form, field: string) => [
  ...(labels[field] ?? []),
  ...((asked as { labels?: Labels }).labels?.[field] ?? []),
]
