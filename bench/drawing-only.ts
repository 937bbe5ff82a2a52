// The product, but what its pages ask is answered from memory after the first time: what is left of a page is drawing
// it.
import process from 'node:process'
import { gate, routes } from '../app/api.ts'
import { tasks } from '../app/tasks.ts'
import { type Application, openApplication } from '#server/application.ts'
import { readConfiguration } from '#server/start/configuration.ts'
import { productionBuild } from '#server/http/pages.ts'
import { openProduct } from '#server/product.ts'
import { say } from '#server/start/starting.ts'

function remembering({ fetch, request }: Application): Application {
  const answers = new Map<string, Promise<{ text: string; status: number; headers: Headers }>>()
  const once = async (...asked: Parameters<typeof request>) => {
    const answer = await request(...asked)
    return { text: await answer.text(), status: answer.status, headers: answer.headers }
  }
  return {
    fetch,
    async request(address, init, given) {
      const key = String(address)
      if (!answers.has(key)) answers.set(key, once(address, init, given))
      const { text, ...rest } = await answers.get(key)!
      return new Response(text, rest)
    },
  }
}

const configuration = readConfiguration(process.env)
process.env['NODE_ENV'] = 'production'
const { house, serve, ready } = await openProduct(configuration, { tasks: tasks(), say })
serve({
  api: remembering(openApplication(house, routes, gate)),
  served: routes,
  load: productionBuild('build'),
  client: 'build/client',
})
ready()
