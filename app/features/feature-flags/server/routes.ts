import { Reply, serve } from '#server/serve.ts'
import { showFeatures } from '../wire.ts'
import { flags } from './feature-flags.ts'

/** Asked again at each focus, so neither a browser nor a cache may keep it. */
export const routes = [serve(showFeatures, (ctx) => new Reply(flags(ctx), { 'cache-control': 'no-cache' }))]
