import { Refused } from '#wire/send.ts'

/** Of many photos, which one a refusal speaks of. */
export function namingPhotos(error: unknown, photos: readonly Pick<File, 'name'>[]): unknown {
  if (!(error instanceof Refused) || !error.body.errors) return error
  const named = Object.entries(error.body.errors).map(([path, messages]): [string, string[]] => {
    const photo = photos[Number(/^photos\[(\d+)\]/.exec(path)?.[1])]
    return [path, photo ? messages.map((words) => `“${photo.name}”: ${words}`) : messages]
  })
  return new Refused(error.status, { ...error.body, errors: Object.fromEntries(named) }, error.retry_after)
}
