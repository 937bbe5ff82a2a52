// Checks whether node_modules matches package-lock.json, and installs when it does not.
import { existsSync } from 'node:fs'
import process from 'node:process'
import { Complaint } from './complaint.mjs'
import { inProject, readJson } from './project.mjs'
import { npm } from './run.mjs'
import { runtimePath, trimRuntime } from './runtime.mjs'

/** The lock's os, cpu or libc: one, several, or all but some. */
const fits = (named, value) => {
  const list = [named ?? []].flat()
  return list.includes(value) || (list.every((one) => one.startsWith('!')) && !list.includes(`!${value}`))
}
const libc = () => (process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl')
const forThisMachine = (entry) =>
  fits(entry.os, process.platform) && fits(entry.cpu, process.arch) && (!entry.libc || fits(entry.libc, libc()))

const locked = () => {
  const lock = readJson('package-lock.json')
  if (!lock)
    throw new Complaint(
      'package-lock.json falta ou está quebrado, e sem ele não se sabe o que instalar: recupere-o do repositório.',
    )
  return Object.entries(lock.packages).filter(([path]) => path !== '')
}

/** npm writes this file last, so it is missing after an interrupted installation. */
export const installed = () => {
  const there = readJson('node_modules/.package-lock.json')?.packages
  if (!there) return false
  const wanted = locked()
  const names = new Set(wanted.map(([path]) => path))
  // A production image may lack the development packages, all of them.
  const lean = !wanted.some(([path, entry]) => entry.dev && !entry.optional && there[path])
  return (
    Object.keys(there).every((path) => names.has(path)) &&
    wanted.every(([path, entry]) => {
      const found = there[path]
      // npm ignores an optional package that failed to install; the runtime is optional for other machines only.
      if (!found && path === runtimePath) return false
      if (!found) return entry.optional || entry.peer || entry.devOptional || (lean && entry.dev)
      return found.version === entry.version && found.integrity === entry.integrity && existsSync(inProject(path))
    })
  )
}

export async function install() {
  const paths = locked()
    .filter(([, entry]) => forThisMachine(entry))
    .map(([path]) => path)
  console.log(`Instalando ${paths.length} pacotes; na primeira vez leva um ou dois minutos …`)
  const started = Date.now()
  const progress = setInterval(() => {
    console.log(`  ${paths.filter((path) => existsSync(inProject(path, 'package.json'))).length} de ${paths.length}`)
  }, 5_000)
  const { ok, output } = await npm('ci', '--include=dev', '--include=optional').finally(() => clearInterval(progress))
  if (!ok) {
    console.error(output.trim())
    throw new Complaint(
      'Não foi possível instalar os pacotes (o npm diz acima por quê): ' +
        'corrija isso, muitas vezes a rede, e inicie de novo.',
    )
  }
  if (runtimePath) trimRuntime()
  console.log(`  instalados em ${((Date.now() - started) / 1000).toFixed(0)} s`)
}
