import type { listJobs } from '#features/jobs/wire/board.ts'
import type { Answer } from '#wire/endpoint.ts'

/** Any job on air. */
export async function someJob(origin: string): Promise<string> {
  const { collection } = (await (await fetch(`${origin}/v1/ats/jobs`)).json()) as Answer<typeof listJobs>
  return `/vagas/${collection.data[0]!.attributes.slug}`
}
