/** The body of an answer from outside, which may be longer than there is memory for. */
export async function readAtMost(response: Response, most: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > most) throw new Error('answer too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
