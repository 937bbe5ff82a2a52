// schema.org JobPosting for search engines. Contains only what the page shows.
import type { Job } from './job.ts'
import type { JobType } from '../../wire/job-words.ts'

const EMPLOYMENT: Record<JobType, string> = {
  internship: 'INTERN',
  trainee: 'FULL_TIME',
  effective: 'FULL_TIME',
  young_apprentice: 'PART_TIME',
  temporary: 'TEMPORARY',
}
/** Part-time employment is below this many hours a week (CLT 58-A). */
const PART_TIME_HOURS = 30

const BRAZIL = { '@type': 'Country', name: 'Brasil' }

const section = (title: string, html: string | null) => (html ? `<h3>${title}</h3>${html}` : '')

const employment = ({ job_type, weekly_hours }: Job['attributes']) =>
  job_type === 'effective' && weekly_hours && weekly_hours <= PART_TIME_HOURS ? 'PART_TIME' : EMPLOYMENT[job_type]

const address = ({
  street,
  number,
  neighborhood,
  city,
  state_id,
  zipcode,
}: NonNullable<Job['attributes']['place']>) => ({
  '@type': 'PostalAddress',
  ...(street && { streetAddress: [street, number, neighborhood].filter(Boolean).join(', ') }),
  addressLocality: city,
  addressRegion: state_id,
  ...(zipcode && { postalCode: zipcode }),
  addressCountry: 'BR',
})

const salary = ({ salary_from, salary_to }: Job['attributes']) => ({
  '@type': 'MonetaryAmount',
  currency: 'BRL',
  value: {
    '@type': 'QuantitativeValue',
    unitText: 'MONTH',
    ...(salary_from === salary_to
      ? { value: Number(salary_from) }
      : { minValue: Number(salary_from), ...(salary_to && { maxValue: Number(salary_to) }) }),
  },
})

/** Undefined when nobody can apply: search engines want no markup then. */
export function jobPosting({ id, attributes: job }: Job, origin: string) {
  if (!job.available) return undefined
  const { company } = job
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.title,
    description:
      (job.description ?? '') +
      section('Responsabilidades', job.responsibilities) +
      section('Requisitos', job.requirements),
    identifier: { '@type': 'PropertyValue', name: company.name, value: id },
    url: `${origin}/vagas/${job.slug}`,
    datePosted: job.published_at,
    validThrough: job.closes_at,
    employmentType: employment(job),
    directApply: true,
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      sameAs: company.website ?? `${origin}/empresas/ver/${company.slug}`,
      ...(company.avatar && { logo: new URL(company.avatar, origin).href }),
    },
    ...(job.place && { jobLocation: { '@type': 'Place', address: address(job.place) } }),
    ...(job.work_model === 'remote' && { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: BRAZIL }),
    ...(job.salary_from && { baseSalary: salary(job) }),
    ...(job.openings && { totalJobOpenings: job.openings }),
    ...(job.weekly_hours && { workHours: `${job.weekly_hours} horas por semana` }),
    ...(job.benefits.length && { jobBenefits: job.benefits.map(({ label }) => label).join(', ') }),
    ...(job.skills.length && { skills: job.skills.join(', ') }),
    ...(company.sector && { industry: company.sector }),
  }
}
