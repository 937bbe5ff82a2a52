import { gate, routes } from './app/api.ts'
import { tasks } from './app/tasks.ts'
import { demoLogins, loadDemo } from './db/demo/load-demo.ts'
import { loadReference } from './db/reference/load-reference.ts'
import { openApplication } from '#server/application.ts'
import { readConfiguration } from '#server/configuration.ts'
import { openProduct } from '#server/product.ts'
import { say, starting } from '#server/starting.ts'
import { openWeb } from '#server/web-build.ts'

await starting(async () => {
  const configuration = readConfiguration(process.env)
  process.env['NODE_ENV'] = 'production' // what is built is served as such: React's fast half, answers not proven again
  const web = openWeb('build', { build: process.argv.includes('--build') })
  const { house, step, unlessEnding, serve, ready } = await openProduct(configuration, { tasks: tasks(), say })
  await step('listas de referência', () => loadReference(house))
  if (configuration.demo) await step('dados de demonstração', () => loadDemo(house, { pictures: true }))
  serve({ api: openApplication(house, routes, gate), served: routes, load: await unlessEnding(web), client: 'build/client' })
  ready()
  if (configuration.demo) say(demoLogins())
})
