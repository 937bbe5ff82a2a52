// Loaded before the product by the bench only: tells the heap after a collection, when asked.
import process from 'node:process'

process.on('message', (asked) => {
  if (asked !== 'heap') return
  globalThis.gc!()
  process.send!({ heap: process.memoryUsage().heapUsed })
})
process.channel?.unref()
