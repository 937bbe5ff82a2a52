import { Refused } from '#wire/send.ts'

/** Once more where the answer was lost, of what the server knows again when it is sent twice. */
export async function answered<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof Refused) throw error
    return send()
  }
}
