import { flushCompileCache } from 'node:module'
import { openDemo } from '#db/demo/load-demo.ts'
import { loadReference, placeFiles } from '#db/reference/load-reference.ts'
import { openApplication } from '#server/application.ts'
import type { Configuration } from '#server/start/configuration.ts'
import { openProduct, type Product, type Web } from '#server/product.ts'
import { say } from '#server/start/starting.ts'
import { gate, routes } from './api.ts'
import { tasks } from './tasks.ts'

/** From an empty machine to answers and background work; `web` is asked for once the data are there. */
export async function runProduct(configuration: Configuration, web: (product: Product) => Promise<Web>) {
  const product = await openProduct(configuration, { tasks: tasks(), say })
  const { house, step, unlessEnding, isEnding, serve, ready, work } = product
  await step('listas de referência', () => loadReference(house))
  serve({ api: openApplication(house, routes, gate), served: routes, ...(await web(product)) })
  ready()
  flushCompileCache()
  await unlessEnding(placeFiles(house))
  if (configuration.demo) await openDemo(house, { step, isEnding, say })
  work()
  return product
}
