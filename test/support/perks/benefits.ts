// Benefits as an operator makes them.
import * as wire from '#features/benefits-club/wire/operator-benefits.ts'
import type { Answer, Sent } from '#wire/endpoint.ts'
import type { TestApp } from '../app.ts'

export type BenefitSent = Sent<typeof wire.createBenefit>['benefit']

/** All fields valid. */
export const aBenefit = (changes: Partial<BenefitSent> = {}): BenefitSent => ({
  partner: 'Livraria Alameda',
  title: '20% em livros',
  category: 'education',
  description: 'Vale nas lojas e no site.',
  kind: 'code',
  link: 'https://livraria.example/ponte',
  audience: 'everyone',
  starts_on: null,
  ends_on: null,
  ...changes,
})

export const sheetOf = (...lines: string[]) => new File([lines.join('\n')], 'codigos.csv', { type: 'text/csv' })

export const benefitsOf = (app: TestApp, operator: string) => ({
  create: async (changes: Partial<BenefitSent> = {}) =>
    (await app.call(wire.createBenefit, { benefit: aBenefit(changes) }, operator)).data.id,
  codes: async (id: string, ...lines: string[]): Promise<Answer<typeof wire.addCodes>['data']['attributes']> =>
    (await app.call(wire.addCodes, { id, file: sheetOf(...lines) }, operator)).data.attributes,
  publish: async (id: string, published = true) =>
    (await app.call(wire.publishBenefit, { id, published }, operator)).data.attributes,
  kept: async (id: string) => (await app.call(wire.showBenefit, { id }, operator)).data.attributes,
  /** On show, with codes. */
  async offered(changes: Partial<BenefitSent> = {}, codes: string[] = ['LIVRO-1', 'LIVRO-2', 'LIVRO-3']) {
    const id = await this.create(changes)
    if (codes.length && (changes.kind ?? 'code') === 'code') await this.codes(id, ...codes)
    await this.publish(id)
    return id
  },
})
