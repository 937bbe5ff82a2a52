import { StartRefusal } from './configuration.ts'
import { type LoadBuild, productionBuild } from '../http/pages.ts'

/** The built web, once the build is done. */
export function openWeb(folder: string, built: Promise<boolean>): Promise<LoadBuild> {
  const web = built.then((well) => {
    if (!well)
      throw new StartRefusal('Sem a versão web não há o que servir: corrija o que está dito acima e inicie de novo.')
    return productionBuild(folder)
  })
  web.catch(() => {}) // reported where it is awaited
  return web
}
