import type { Breach } from '#features/contracts/web/draft/law/use-law.ts'
import type { Fields } from '#wire/record.ts'
import type { Form } from './form-endpoints.ts'

/** As fields and panel of a contract's draft show them. Warnings are shown elsewhere. */
export const breachesIn = (findings: Form['findings'], fields: Fields): Breach[] =>
  findings
    .filter(({ kind }) => kind === 'refusal')
    .map(({ field, message, rule, article }) => ({
      field,
      message,
      rule: rule ?? field,
      article: article ?? fields[field]?.label ?? '',
      kind: 'law',
    }))
