const SOON_MS = 20

/** A sleep that ends by itself or when there is work. A wake-up while nobody sleeps is remembered. */
export function openRest(longest_ms: number) {
  let woken = false
  let rouse = () => {}
  let soon: NodeJS.Timeout | undefined
  const wake = () => {
    woken = true
    rouse()
  }
  return {
    wake,
    /** The caller commits in a moment; several callers wake it once. */
    wakeSoon() {
      soon ??= setTimeout(() => ((soon = undefined), wake()), SOON_MS).unref()
    },
    async sleep() {
      if (!woken) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, longest_ms)
          rouse = () => (clearTimeout(timer), resolve())
        })
      }
      woken = false
      rouse = () => {}
    },
  }
}
