/** Waits until no task is due, so that letters are written. */
export async function settled(origin: string, patience_ms = 60_000) {
  const until = performance.now() + patience_ms
  for (;;) {
    const text = await (await fetch(`${origin}/metrics`)).text()
    if (Number(/^tasks_due (\d+)/m.exec(text)?.[1]) === 0) return
    if (performance.now() > until) throw new Error('tasks are still waiting')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
