const AWHILE_MS = 60_000

/** Hands bytes that were answered to the browser's downloads: the call carried the session, which no address could do. */
export function saveBlob(blob: Blob, name: string) {
  const href = URL.createObjectURL(blob)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), AWHILE_MS)
}
