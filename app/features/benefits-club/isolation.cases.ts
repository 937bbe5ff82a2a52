import type { Case } from '#test/isolation/case.ts'
import { candidate, nobody, ofNobody, operator } from '#test/isolation/opens.ts'

const none = (meant: NonNullable<Case['meant']>, send: object = {}): Case[] => [
  { what: 'no benefit', send: ofNobody({ ...send }), opens: nobody, meant },
]
const BENEFIT = {
  partner: 'x',
  title: 'x',
  category: 'food',
  description: 'x',
  kind: 'code',
  link: null,
  audience: 'everyone',
  starts_on: null,
  ends_on: null,
}

export const cases: Record<string, Case[]> = {
  'get /v1/benefits': [{ opens: candidate }],
  'post /v1/benefits/{id}/codes': none(candidate),
  'post /v1/benefits/{id}/reports': none(candidate, { report: { worked: true } }),
  'get /v1/admin/benefits': [{ opens: operator }],
  'post /v1/admin/benefits': [{ send: () => ({ benefit: {} }), opens: operator }],
  'get /v1/admin/benefits/{id}': none(operator),
  'put /v1/admin/benefits/{id}': none(operator, { benefit: { ...BENEFIT, lock_version: 0 } }),
  'post /v1/admin/benefits/{id}/publication': none(operator, { published: true }),
  'post /v1/admin/benefits/{id}/codes': none(operator, { file: new File(['x'], 'codes.csv') }),
}
