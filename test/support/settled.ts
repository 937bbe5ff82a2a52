import { PATIENCE, until } from './patience/patience.ts'

/** Waits until no task is due or waits for another attempt, so that letters are written. */
export async function settled(origin: string) {
  await until(
    'tasks are still waiting',
    async () => {
      const text = await (await fetch(`${origin}/metrics`)).text()
      return /^tasks_due 0$/m.test(text) && /^tasks_tried 0$/m.test(text)
    },
    { patience: PATIENCE.start, every: 50 },
  )
}
