// A course as search engines read it (schema.org Course). Contains only what the page shows.
import type { Answer } from '#wire/endpoint.ts'
import type { showCourse } from '../../wire/catalogue.ts'

type Course = Answer<typeof showCourse>['data']

export function courseMarkup({ id, attributes: of }: Course, origin: string, app_name: string) {
  const url = `${origin}/academy/cursos/${id}`
  return {
    '@context': 'https://schema.org/',
    '@type': 'Course',
    '@id': url,
    url,
    name: of.title,
    description: of.summary,
    inLanguage: 'pt-BR',
    isAccessibleForFree: true,
    provider: { '@type': 'Organization', name: app_name, url: origin },
    teaches: of.objectives,
    offers: { '@type': 'Offer', category: 'Free', price: '0', priceCurrency: 'BRL', url },
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: `PT${of.hours}H` },
  }
}
