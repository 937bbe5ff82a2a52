import type { listCompanies, showCompany } from '#features/companies/wire/directory.ts'
import type { Answer } from '#wire/endpoint.ts'

/** The company that shows most photos. */
export async function someCompany(origin: string): Promise<string> {
  const at = async <T>(path: string) => (await (await fetch(`${origin}/v1/profile/companies${path}`)).json()) as T
  const { collection } = await at<Answer<typeof listCompanies>>('')
  const all = await Promise.all(collection.data.map(({ id }) => at<Answer<typeof showCompany>>(`/${id}`)))
  const [most] = all.map(({ data }) => data.attributes).sort((a, b) => b.photos.length - a.photos.length)
  return `/empresas/ver/${most!.slug}`
}
