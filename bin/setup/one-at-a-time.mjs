// Two starts at once must not install or build over each other: the second waits and finds all done.
import { existsSync, mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { Complaint } from './complaint.mjs'
import { inProject, root } from './project.mjs'

const lock = inProject('.cache/setup.lock')
// The holder touches its lock every second; a killed one stops.
const touchEvery = 1_000
const abandonedAfter = 6_000

const take = () => {
  try {
    mkdirSync(inProject('.cache'), { recursive: true })
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw new Complaint(
      `É preciso instalar ou construir, e não se pode escrever em ${root} ` +
        `(${error.code}): permita a escrita nessa pasta para o primeiro início.`,
    )
  }
}

const abandoned = () => {
  try {
    return Date.now() - statSync(lock).mtimeMs > abandonedAfter
  } catch {
    return false
  }
}

export async function oneAtATime(what, work) {
  for (let told = false; !take(); await pause(150)) {
    if (abandoned()) rmSync(lock, { force: true })
    else if (!told) told = (console.log(`Outro início já trabalha aqui: esperando para ${what} …`), true)
  }
  const touch = setInterval(() => existsSync(lock) && utimesSync(lock, new Date(), new Date()), touchEvery)
  const release = () => rmSync(lock, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    clearInterval(touch)
    process.off('exit', release)
    release()
  }
}
