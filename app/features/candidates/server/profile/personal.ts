import type { Ctx } from '#server/context.ts'
import { formatDate } from '#wire/time/date.ts'
import { isAbroad } from '#wire/place/postal-address.ts'
import { formatZipcode } from '#wire/place/zipcode.ts'
import { type Weekday, WEEKDAYS } from '#wire/time/weekdays.ts'
import { MARITAL_STATUSES, SCHEDULE_TYPES, SEXUAL_ORIENTATIONS } from '../../wire/enumerations.ts'
import type { Profile } from './reading/find-profile.ts'
import { labelIn, type Labels } from './labels.ts'
import { disabilitiesOf } from './reading/own-profile.ts'

type Day = { day_of_week: number; available: boolean; hours_attributes: { from: string; to: string }[] }
const hours = new Intl.ListFormat('pt-BR')

/** What nobody but the person reads. */
export async function personalOf(ctx: Ctx, profile: Profile, labels: Labels) {
  const { vault } = profile
  const disabilities = await disabilitiesOf(ctx, vault)
  return {
    full_name: profile.full_name,
    social_name: profile.social_name,
    cpf: vault.cpf,
    rg: vault.rg,
    rg_state: labelIn(labels, 'rg_state_id', vault.rg_state_id),
    mother_name: vault.mother_name,
    date_of_birth: profile.date_of_birth && formatDate(profile.date_of_birth),
    sex: labelIn(labels, 'sex', profile.sex),
    gender: labelIn(labels, 'gender_id', vault.gender_id),
    ethnicity: labelIn(labels, 'ethnicity_id', vault.ethnicity_id),
    nationality: labelIn(labels, 'nationality_id', profile.nationality_id),
    marital_status: vault.marital_status && MARITAL_STATUSES[vault.marital_status as keyof typeof MARITAL_STATUSES],
    sexual_orientation:
      vault.sexual_orientation && SEXUAL_ORIENTATIONS[vault.sexual_orientation as keyof typeof SEXUAL_ORIENTATIONS],
    disability: vault.disability,
    disabilities: disabilities.map(({ disability_type_id, description, document }) => ({
      name: labelIn(labels, 'disability_type_id', disability_type_id)!,
      description,
      document,
    })),
    institutional_email: profile.institutional_email,
    matriculation: profile.matriculation,
    internship_type: labelIn(labels, 'internship_type', profile.internship_type),
    address: addressLines(profile, labels),
    study_schedule: profile.schedule && {
      type: SCHEDULE_TYPES[profile.schedule.schedule_type as keyof typeof SCHEDULE_TYPES],
      lines: scheduleLines(profile.schedule),
    },
    authorize_whatsapp: profile.authorize_whatsapp,
    auto_enroll: profile.auto_enroll,
  }
}

function addressLines({ address }: Profile, labels: Labels): string[] {
  if (!address) return []
  const { street, number, complement, neighborhood, country_id, zipcode } = address
  const city = address.city_name ?? labelIn(labels, 'city_id', address.city_id)
  const place = `${city}, ${address.state_name ?? address.state_id}`
  return [
    [street, number, complement].filter(Boolean).join(', '),
    neighborhood,
    `${place}, ${labelIn(labels, 'country_id', country_id)}`,
    ...(zipcode ? [`${isAbroad(address) ? 'Código postal' : 'CEP'} ${formatZipcode(zipcode)}`] : []),
  ]
}

function scheduleLines({ reason_for_no_classes, days }: NonNullable<Profile['schedule']>): string[] {
  if (reason_for_no_classes) return [reason_for_no_classes]
  return (days as Day[])
    .filter(({ available }) => available)
    .map(({ day_of_week, hours_attributes }) => {
      const day = day_of_week === 0 ? 'Segunda a sexta-feira' : WEEKDAYS[day_of_week as Weekday]
      return `${day}: ${hours.format(hours_attributes.map(({ from, to }) => `${from} às ${to}`))}`
    })
}
