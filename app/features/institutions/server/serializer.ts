import type { Ctx } from '#server/context.ts'
import type { Given } from '#wire/endpoint.ts'
import type { showInstitution } from '../wire/register.ts'
import { logoOf } from './partners/find-institution.ts'
import type { PartnerRow } from './queries.ts'

export const institutionResource = (ctx: Ctx, p: PartnerRow): Given<typeof showInstitution> => ({
  data: {
    id: String(p.id),
    type: 'institution',
    attributes: {
      name: p.name,
      acronym: p.acronym,
      display_name: p.display_name,
      logo: logoOf(ctx, p),
      colour: p.colour,
      city: p.city,
      state: p.state,
    },
  },
})
