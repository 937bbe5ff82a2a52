// The product for development: Vite reloads the web; bin/dev.ts restarts this when server files change.
import { createServer } from 'vite'
import type { ServerBuild } from 'react-router'
import { gate, routes } from '../app/api.ts'
import { tasks } from '../app/tasks.ts'
import { openDemo } from '#db/demo/load-demo.ts'
import { loadReference } from '#db/reference/load-reference.ts'
import { openApplication } from '#server/application.ts'
import { readConfiguration } from '#server/start/configuration.ts'
import { openProduct } from '#server/product.ts'
import { say, starting } from '#server/start/starting.ts'

await starting(async () => {
  const configuration = readConfiguration(process.env)
  const { house, step, isEnding, serve, ready, work } = await openProduct(configuration, { tasks: tasks(), say })
  await step('listas de referência', () => loadReference(house))
  const vite = await step('vite', () => createServer({ appType: 'custom', server: { middlewareMode: true } }))
  const load = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
  serve({
    api: openApplication(house, routes, gate),
    served: routes,
    load,
    client: undefined,
    before: vite.middlewares,
  })
  ready()
  if (configuration.demo) await openDemo(house, { step, isEnding, say })
  work()
})
