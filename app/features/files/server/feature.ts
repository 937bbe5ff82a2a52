import type { Context } from 'hono'
import type { Feature } from '#server/feature.ts'
import { forbidden, notFound } from '#server/refusal.ts'
import type { Env, Served } from '#server/serve.ts'
import { outsideTask, repeated } from '#server/tasks/task.ts'
import { isUuid } from '#server/uuid.ts'
import type { Endpoint } from '#wire/endpoint.ts'
import { showFile, showPublicFile } from '../wire.ts'
import * as wire from '../wire.ts'
import { mayRead } from './file-address.ts'
import type { KeptFile } from './files.ts'
import { sendFile } from './send-file.ts'
import { sweepFiles } from './sweep-files.ts'

const DAY = 24 * 3600

/** serve() has no streams and ranges, so these write their responses themselves. */
const bytes = (endpoint: Endpoint, find: (c: Context<Env>, id: string) => Promise<KeptFile | undefined>): Served => ({
  endpoint,
  mount: (app) =>
    app.get(endpoint.path.replace('{id}', ':id'), async (c) => {
      c.env.trace.route = endpoint.path
      const id = c.req.param('id')!
      const file = isUuid(id) ? await find(c, id) : undefined
      if (!file) throw notFound('Este arquivo não existe mais ou mudou de lugar.')
      return sendFile(c.env.ctx, file, { method: c.req.method, header: (name) => c.req.header(name) })
    }),
})

const present = (c: Context<Env>, id: string) =>
  c.env.ctx.db.selectFrom('files').selectAll().where('id', '=', id).where('removed_at', 'is', null)

const routes = [
  bytes(showPublicFile, (c, id) =>
    present(c, id).where('private', '=', false).where('attached_at', 'is not', null).executeTakeFirst(),
  ),
  // Checks the signature first, so that nobody learns which files exist.
  bytes(showFile, (c, id) => {
    const { expires = '', signature = '' } = c.req.query()
    if (!mayRead(c.env.ctx, id, expires, signature))
      throw forbidden('Este endereço expirou ou está incompleto. Volte à página e abra o arquivo de novo.')
    return present(c, id).executeTakeFirst()
  }),
]

export const feature = {
  name: 'files',
  wire,
  routes,
  tasks: [repeated(DAY, outsideTask('sweep-files', sweepFiles))],
} satisfies Feature
