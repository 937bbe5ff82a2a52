const AWHILE_MS = 60_000

/** Saves received bytes as a download: the call carried the session, which a link cannot. */
export function saveBlob(blob: Blob, name: string) {
  const href = URL.createObjectURL(blob)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), AWHILE_MS)
}
