// The operator's links, in the API and on every page.
import * as z from 'zod/mini'
import { NETWORKS, type Network } from './social-networks.ts'

const maybe = z.optional(z.string())

/** Links that are not set are absent. */
export const siteLinks = z
  .object({
    blog: maybe,
    /** Of another Academy than the platform's own. */
    academy: maybe,
    /** Where the group sessions of Mentoria de Carreira take place. */
    mentoring: maybe,
    support_email: maybe,
    support_phone: maybe,
    missing_course: maybe,
    missing_institution: maybe,
    social: z.optional(z.partialRecord(z.enum(Object.keys(NETWORKS) as [Network, ...Network[]]), z.string())),
  })
  .check(
    z.meta({
      id: 'SiteLinks',
      examples: [{ blog: 'https://blog.ponte.example/', social: { linkedin: 'https://linkedin.example/ponte' } }],
    }),
  )
export type SiteLinks = z.output<typeof siteLinks>

/** The shell knows no feature, so it knows this address. */
export const SITE_LINKS_PATH = '/v1/site_links'
