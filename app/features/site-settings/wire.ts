// What the operator sets for the whole site.
import * as z from 'zod/mini'
import { email } from '#wire/email.ts'
import { endpoint } from '#wire/endpoint.ts'
import { one, resource } from '#wire/json-api.ts'

const shape = {
  /** Who reads what companies write by 'Fale conosco'; without one, every operator does. */
  contact_email: z.nullable(email),
}

export const siteSettings = resource('site_settings', z.object(shape)).check(z.meta({ id: 'SiteSettings' }))

const operators = { answer: one(siteSettings), only: ['Operator'], tag: 'Operação' } as const

export const showSiteSettings = endpoint('get /v1/operator/settings', { ...operators, summary: 'O que vale para o site inteiro' })
export const changeSiteSettings = endpoint('put /v1/operator/settings', {
  ...operators,
  body: z.object({ settings: z.partial(z.object(shape)) }).check(z.meta({ id: 'SiteSettingsForm', examples: [{ settings: { contact_email: 'contato@ponte.example' } }] })),
  summary: 'Muda o que vale para o site inteiro; null desfaz',
})
