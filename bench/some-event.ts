/** The last event of the demonstration that lies ahead, by its public page. */
export async function someEvent(origin: string): Promise<string> {
  const { collection } = (await (await fetch(`${origin}/v1/events`)).json()) as {
    collection: { data: { id: string }[] }
  }
  return `/eventos/${collection.data.at(-1)!.id}/inscricao`
}
