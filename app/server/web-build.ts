import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { StartRefusal } from './configuration.ts'
import { type LoadBuild, productionBuild } from './http/pages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The web as it was built; or, with `build`, built where it is stale, in a process of its own, while this one opens the database. */
export function openWeb(folder: string, { build }: { build: boolean }): Promise<LoadBuild> {
  if (!build) return Promise.resolve(productionBuild(folder))
  const built = buildBeside().then(() => productionBuild(folder))
  built.catch(() => {}) // told when it is waited for
  return built
}

/** Ends with this process, however far it is. */
function buildBeside(): Promise<void> {
  const child = spawn(process.execPath, ['bin/setup.mjs', '--build'], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  const stop = () => void child.kill()
  process.once('exit', stop)
  return new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      process.off('exit', stop)
      if (code === 0) resolve()
      else reject(new StartRefusal('Sem a versão web não há o que servir: corrija o que está dito acima e inicie de novo.'))
    })
  })
}
