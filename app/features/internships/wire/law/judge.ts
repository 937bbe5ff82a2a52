import { type DraftTerms, wholeTerms } from '../terms.ts'
import type { Breach, Case, Rule } from './breach.ts'
import { type Facts, NOTHING_KNOWN } from './facts.ts'
import { rulesOn } from './rules.ts'

export const caseOf = (draft: DraftTerms, facts: Partial<Facts>, day: string): Case => ({
  terms: wholeTerms(draft),
  facts: { ...NOTHING_KNOWN, ...facts },
  day,
})

const breachesOf = (of: Case, { id, article, kind, check, fix }: Rule): Breach[] =>
  check(of).map((found) => {
    const mended = fix?.(of, found)
    return {
      rule: id,
      article,
      field: found.field,
      message: found.message,
      kind: found.kind ?? kind,
      ...(mended && { fix: mended }),
    }
  })

/** What stands against a case. A document that is on its way keeps the law of the day on which it was sent. */
export const judgeCase = (of: Case, law_day = of.day): Breach[] =>
  rulesOn(law_day).flatMap((rule) => breachesOf(of, rule))

/** The same of a draft, with what is known besides. */
export const judge = (draft: DraftTerms, facts: Partial<Facts>, day: string, law_day = day): Breach[] =>
  judgeCase(caseOf(draft, facts, day), law_day)
