import type { Features } from '#web/features.ts'
import { buildPath } from '#web/path.ts'
import type { SessionAttributes } from '#web/session/session.ts'

/** The company's public page. */
export const portalOf = ({ company_slug }: SessionAttributes, features: Features) =>
  features.company_configurations_new_layout || !company_slug
    ? '/meu-portal'
    : buildPath('/empresas/ver/:slug', { slug: company_slug })
