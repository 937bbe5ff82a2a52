import { enableCompileCache } from 'node:module'
import { setImmediate as heardSoFar } from 'node:timers/promises'

enableCompileCache('.cache/compiled') // what one start has read, the next ones need not read again

// First of all: loading takes most of a second, in which the product may be told to end already.
await import('./app/server/start/endings.ts')
// Then what a first start waits for longest.
const { buildBeside } = await import('./app/server/start/build-beside.ts')
const built = process.argv.includes('--build') ? buildBeside() : Promise.resolve(true)

const { runProduct } = await import('./app/run-product.ts')
const { readConfiguration } = await import('./app/server/start/configuration.ts')
const { starting } = await import('./app/server/start/starting.ts')
const { openWeb } = await import('./app/server/start/web-build.ts')
await heardSoFar()

await starting(async () => {
  const configuration = readConfiguration(process.env)
  process.env['NODE_ENV'] = 'production' // what is built is served as such: React's fast half, answers not proven again
  const web = openWeb('build', built)
  await runProduct(configuration, async ({ unlessEnding }) => ({
    load: await unlessEnding(web),
    client: 'build/client',
  }))
})
