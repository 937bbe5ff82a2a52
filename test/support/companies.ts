// A company's page with all fields, and its editing.
import { judgeCompany } from '#features/companies/server/companies.ts'
import * as wire from '#features/companies/wire/profile.ts'
import type { Answer, Sent } from '#wire/endpoint.ts'
import type { TestApp } from './app.ts'

export type CompanySent = Sent<typeof wire.updateCompany>['company']
export type Edited = Answer<typeof wire.updateCompany>['data']['attributes']

export const companyProfiles = (app: TestApp) => ({
  save: async (company_id: string, company: CompanySent, token?: string): Promise<Edited> =>
    (await app.call(wire.updateCompany, { company_id, company }, token)).data.attributes,
  edited: async (company_id: string, token?: string): Promise<Edited> =>
    (await app.call(wire.showCompanyAttributes, { company_id }, token)).data.attributes,
})

/** The operation's verdict and its effects. Needs the operator of `everybody`. */
export async function judge(app: TestApp, company_id: string, verification: 'verificada' | 'suspensa') {
  const { id: login_id } = await app
    .ctx()
    .db.selectFrom('logins')
    .select('id')
    .where('user_type', '=', 'Operator')
    .executeTakeFirstOrThrow()
  await judgeCompany(app.ctx(), { company_id, verification, reason: 'Dados errados', login_id })
  await app.settle()
}

/** All fields except pictures, valid. */
export const wholeCompany = (changes: CompanySent = {}): CompanySent => ({
  name: 'Casa de Pães Ltda.',
  trading_name: 'Casa de Pães',
  representative: 'Ana Lima',
  phone: '(11) 98888-7777',
  website: 'casadepaes.example',
  sector_id: '10',
  facebook: 'facebook.com/casadepaes',
  instagram: '@casadepaes',
  linkedin: 'casa-de-paes',
  twitter: 'https://x.com/casadepaes',
  founded_at: 1998,
  employees_number: 240,
  number_of_interns: 12,
  description: '<p>Pães de fermentação natural.</p>',
  why_work: 'Time pequeno.\n\nMuito aprendizado.',
  benefits: ['gym', 'meal_allowance'],
  video_urls: ['https://youtu.be/aqz-KE-bpKQ'],
  address_attributes: {
    zipcode: '01310-100',
    street: 'Avenida Paulista',
    number: '1000',
    complement: 'Loja 2',
    neighborhood: 'Bela Vista',
    state_id: 'SP',
    city_id: 3550308,
    country_id: 'BR',
  },
  contributions_attributes: [{ name: 'Bia Souza', title: 'Padeira', testimony: 'Aprendo todo dia.' }],
  show_sub_company: true,
  ...changes,
})
