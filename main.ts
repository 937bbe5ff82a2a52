import { enableCompileCache, flushCompileCache } from 'node:module'
import { setImmediate as heardSoFar } from 'node:timers/promises'

enableCompileCache('.cache/compiled') // what one start has read, the next ones need not read again

// First of all: loading takes most of a second, in which the product may be told to end already.
await import('./app/server/start/endings.ts')
// Then what a first start waits for longest.
const { buildBeside } = await import('./app/server/start/build-beside.ts')
const built = process.argv.includes('--build') ? buildBeside() : Promise.resolve(true)

const { gate, routes } = await import('./app/api.ts')
const { tasks } = await import('./app/tasks.ts')
const { openDemo } = await import('./db/demo/load-demo.ts')
const { loadReference } = await import('./db/reference/load-reference.ts')
const { openApplication } = await import('#server/application.ts')
const { readConfiguration } = await import('./app/server/start/configuration.ts')
const { openProduct } = await import('#server/product.ts')
const { say, starting } = await import('./app/server/start/starting.ts')
const { openWeb } = await import('./app/server/start/web-build.ts')
await heardSoFar()

await starting(async () => {
  const configuration = readConfiguration(process.env)
  process.env['NODE_ENV'] = 'production' // what is built is served as such: React's fast half, answers not proven again
  const web = openWeb('build', built)
  const { house, step, unlessEnding, isEnding, serve, ready, work } = await openProduct(configuration, {
    tasks: tasks(),
    say,
  })
  await step('listas de referência', () => loadReference(house))
  serve({
    api: openApplication(house, routes, gate),
    served: routes,
    load: await unlessEnding(web),
    client: 'build/client',
  })
  ready()
  flushCompileCache()
  if (configuration.demo) await openDemo(house, { step, isEnding, say })
  work()
})
