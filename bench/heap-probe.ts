// Loaded before the product by the bench only: tells the heap after a collection, when asked.
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'

process.on('message', async (asked) => {
  if (asked !== 'heap') return
  // What waits for a finaliser is gone at the second time.
  for (let i = 0; i < 3; i++) {
    globalThis.gc!()
    await sleep(50)
  }
  process.send!({ heap: process.memoryUsage().heapUsed, rss: process.memoryUsage.rss() })
})
process.channel?.unref()
