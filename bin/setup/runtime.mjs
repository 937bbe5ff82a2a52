// The Node that Ponte runs on comes as a package, so that every machine has the same one.
import { spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import process from 'node:process'
import { Complaint } from './complaint.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { inProject, readJson } from './project.mjs'
import { npm } from './run.mjs'

export const node = inProject('node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

/** Whether this is the Node that Ponte runs on. */
export const isOurs = () => {
  try {
    return realpathSync(node) === realpathSync(process.execPath)
  } catch {
    return false
  }
}

const version = () =>
  isOurs()
    ? process.version
    : spawnSync(node, ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' }).stdout?.trim()

export async function checkRuntime() {
  const pinned = `v${readJson('package.json').dependencies.node}`
  if (version() === pinned) return
  // Its binary is laid down by an install script, which may have been forbidden or cut short.
  const { output } = await oneAtATime('instalar', () => {
    console.log(`Buscando o Node ${pinned} …`)
    return npm('rebuild', 'node', '--ignore-scripts=false', '--foreground-scripts')
  })
  const found = version()
  if (found === pinned) return
  if (output.trim()) console.error(output.trim())
  const what = found
    ? `node_modules/.bin/node é o ${found}, e não o ${pinned}`
    : `O Node ${pinned} não está em node_modules`
  throw new Complaint(
    `${what}: permita os scripts de instalação (npm config delete ignore-scripts), execute npm ci e inicie de novo.`,
  )
}
