import { tasks } from '../../app/tasks.ts'

/** Waits until no task is due: letters are written, schedules aside. */
export async function settled(origin: string, patience_ms = 60_000) {
  const schedules = [...tasks().tasks.values()].filter(({ every }) => every).length
  const until = performance.now() + patience_ms
  for (;;) {
    const text = await (await fetch(`${origin}/metrics`)).text()
    if (Number(/^tasks_waiting (\d+)/m.exec(text)?.[1]) <= schedules) return
    if (performance.now() > until) throw new Error('tasks are still waiting')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
