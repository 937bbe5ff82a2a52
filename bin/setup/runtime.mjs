// Ponte's Node comes as a package, so that every machine has the same one, verified by package-lock.json.
import { spawnSync } from 'node:child_process'
import { realpathSync, rmSync } from 'node:fs'
import process from 'node:process'
import { Complaint } from './complaint.mjs'
import { inProject, readJson } from './project.mjs'

const windows = process.platform === 'win32'
const name = `node-${windows ? 'win' : process.platform}-${process.arch}`
const optional = readJson('package.json')?.optionalDependencies ?? {}
/** Without a package for this machine, its own Node is used when new enough. */
const pinned = optional[name]
const major = Number((pinned ?? Object.values(optional)[0])?.split('.')[0])

/** Its path in lock and node_modules; undefined where there is no package for this machine. */
export const runtimePath = pinned && `node_modules/${name}`
export const node = pinned ? inProject('node_modules/.bin', windows ? 'node.cmd' : 'node') : process.execPath

/** Whether this process runs on Ponte's Node. */
export const isOurs = () => {
  try {
    return realpathSync(node) === realpathSync(process.execPath)
  } catch {
    return false
  }
}

const version = () =>
  isOurs() ? process.version : spawnSync(node, ['--version'], { encoding: 'utf8', shell: windows }).stdout?.trim()

/** A third of it are headers for compiling add-ons, which are not needed. */
export const trimRuntime = () => {
  for (const folder of ['include', 'share']) rmSync(inProject(runtimePath, folder), { recursive: true, force: true })
}

export function checkRuntime() {
  if (!pinned) {
    if (Number(process.versions.node.split('.')[0]) >= major) return
    throw new Complaint(
      `Para ${process.platform} ${process.arch} não há um Node pronto, e este é o ` +
        `${process.version}: instale o Node ${major} de https://nodejs.org e inicie de novo.`,
    )
  }
  const found = version()
  if (found === `v${pinned}`) return
  const what = found
    ? `node_modules/.bin/node é o ${found}, e não o v${pinned}`
    : `O Node v${pinned} não veio para node_modules, muitas vezes por causa da rede`
  throw new Complaint(`${what}: execute npm ci e inicie de novo.`)
}
