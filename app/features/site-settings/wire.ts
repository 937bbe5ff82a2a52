// The operator's settings for the whole site.
import * as z from 'zod/mini'
import { email } from '#wire/person/email.ts'
import { endpoint } from '#wire/endpoint.ts'
import { one, resource } from '#wire/json-api.ts'
import { SITE_LINKS_PATH, siteLinks } from '#wire/link/site-links.ts'
import { NETWORKS, type Network } from '#wire/link/social-networks.ts'
import { supportPhone } from '#wire/person/support-phone.ts'
import { website } from '#wire/link/web-link.ts'

export const settingFields = {
  /** Receives the messages of 'Fale conosco'; without it every operator does. */
  contact_email: email,
  support_email: email,
  support_phone: supportPhone,
  blog: website,
  /** Where the header's Academy leads, instead of the platform's own. */
  academy: website,
  mentoring: website,
  missing_course: website,
  missing_institution: website,
  ...(Object.fromEntries(Object.keys(NETWORKS).map((network) => [`social_${network}`, website])) as Record<
    `social_${Network}`,
    typeof website
  >),
}
export type Setting = keyof typeof settingFields

const shape = Object.fromEntries(
  Object.entries(settingFields).map(([name, field]) => [name, z.nullable(field)]),
) as Record<Setting, z.ZodMiniNullable<typeof email>>

export const siteSettings = resource('site_settings', z.object(shape)).check(z.meta({ id: 'SiteSettings' }))

const operators = { answer: one(siteSettings), only: ['Operator'], tag: 'Operação' } as const

export const showSiteSettings = endpoint('get /v1/operator/settings', {
  ...operators,
  summary: 'O que vale para o site inteiro',
})
export const changeSiteSettings = endpoint('put /v1/operator/settings', {
  ...operators,
  body: z
    .object({ settings: z.partial(z.object(shape)) })
    .check(z.meta({ id: 'SiteSettingsForm', examples: [{ settings: { contact_email: 'contato@ponte.example' } }] })),
  summary: 'Muda o que vale para o site inteiro; null desfaz',
})

export const showSiteLinks = endpoint(`get ${SITE_LINKS_PATH}`, {
  answer: siteLinks,
  auth: false,
  tag: 'Site',
  summary:
    'Endereços que o operador publicou: blog, Academy, atendimento, redes sociais, ' +
    'mentoria, pedidos de inclusão; o que não há não aparece',
})
