// Run as a process by product-host.ts: opens one product after another, so that their modules are read, and their pages
// made fast, once.
import { runProduct } from '../../../app/run-product.ts'
import { readConfiguration } from '#server/start/configuration.ts'
import { openWeb } from '#server/start/web-build.ts'

process.env['NODE_ENV'] = 'production'
const web = openWeb('build', Promise.resolve(true))
let finish = async () => {}

process.on('message', (env: Record<string, string> | 'close') => {
  const done =
    env === 'close'
      ? finish().then(() => 'closed')
      : runProduct(readConfiguration(env), async () => ({ load: await web, client: 'build/client' })).then(
          (product) => {
            finish = product.finish
            return product.house.configuration.app_origin
          },
        )
  done.then(
    (said) => process.send!({ said }),
    (error: Error) => process.send!({ failed: error.stack }),
  )
})
process.on('disconnect', () => process.exit(0))
