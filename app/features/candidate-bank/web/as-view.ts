import type { View } from '#features/candidates/web/view/view-sections.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { showCandidate } from '../wire/bank.ts'

type Shown = Answer<typeof showCandidate>['data']['attributes']

/** As the room of a profile reads it: what the bank never tells is not there. */
export const asView = ({ education_type, semester, invitations: _, ...of }: Shown): View => ({
  ...of,
  slug: '',
  own: false,
  avatar: null,
  email: null,
  cellphone: null,
  phone: null,
  message_phone: null,
  whatsapp_url: null,
  skype: null,
  facebook: null,
  linkedin: null,
  instagram: null,
  expected_salary: null,
  curriculum_vitae: null,
  main_education_type: education_type,
  main_education_status: null,
  ies_education_type: null,
  ies_period: null,
  current_period: semester === null ? null : { label: 'Período atual', number: semester },
  visible_sections: [],
  personal: null,
})
