// Preloaded into the product: delays each fsync of the WAL and records its end.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import process from 'node:process'

const { FSYNC_LOG, FSYNC_MS } = process.env
const sync = fs.fsyncSync
const pause = new Int32Array(new SharedArrayBuffer(4))

fs.fsyncSync = (file) => {
  const name = fs.readlinkSync(`/proc/self/fd/${file}`)
  const noted = FSYNC_LOG !== undefined && name.includes('/pg_wal/')
  if (noted) Atomics.wait(pause, 0, 0, Number(FSYNC_MS))
  sync(file)
  if (noted) fs.appendFileSync(FSYNC_LOG, `${name}\n`)
}
syncBuiltinESMExports()
