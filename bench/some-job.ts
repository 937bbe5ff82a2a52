/** Any job on air. */
export async function someJob(origin: string): Promise<string> {
  const { data } = (await (await fetch(`${origin}/v1/ats/jobs`)).json()) as { data: { attributes: { slug: string } }[] }
  return `/vagas/${data[0]!.attributes.slug}`
}
