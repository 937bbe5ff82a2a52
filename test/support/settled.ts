/** Waits until no task is due or waits for another attempt, so that letters are written. */
export async function settled(origin: string, patience_ms = 60_000) {
  const until = performance.now() + patience_ms
  for (;;) {
    const text = await (await fetch(`${origin}/metrics`)).text()
    if (/^tasks_due 0$/m.test(text) && /^tasks_tried 0$/m.test(text)) return
    if (performance.now() > until) throw new Error('tasks are still waiting')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
