// The product for development: Vite reloads the web; bin/dev.ts restarts this when server files change.
import { createServer } from 'vite'
import type { ServerBuild } from 'react-router'
import { runProduct } from '../app/run-product.ts'
import { readConfiguration } from '#server/start/configuration.ts'
import { starting } from '#server/start/starting.ts'

await starting(async () => {
  await runProduct(readConfiguration(process.env), async ({ step }) => {
    const vite = await step('vite', () => createServer({ appType: 'custom', server: { middlewareMode: true } }))
    const load = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
    return { load, client: undefined, before: vite.middlewares }
  })
})
