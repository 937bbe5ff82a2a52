import { StartRefusal } from './configuration.ts'
import { type LoadBuild, productionBuild } from '../http/pages.ts'

/** The web as it was built, once it is. */
export function openWeb(folder: string, built: Promise<boolean>): Promise<LoadBuild> {
  const web = built.then((well) => {
    if (!well)
      throw new StartRefusal('Sem a versão web não há o que servir: corrija o que está dito acima e inicie de novo.')
    return productionBuild(folder)
  })
  web.catch(() => {}) // told when it is waited for
  return web
}
