import type { Given } from '#wire/endpoint.ts'
import type { showInstitution } from '../wire/register.ts'
import type { PartnerRow } from './queries.ts'

export const institutionResource = (p: PartnerRow): Given<typeof showInstitution> => ({
  data: {
    id: String(p.id),
    type: 'institution',
    attributes: {
      name: p.name,
      acronym: p.acronym,
      display_name: p.display_name,
      logo: p.logo_path,
      colour: p.colour,
      city: p.city,
      state: p.state,
    },
  },
})
