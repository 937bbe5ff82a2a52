// Writes brotli and gzip copies beside text files, unless they would not be smaller.
import { readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const text = /\.(js|mjs|css|html|svg|json|webmanifest|txt|xml|map|ico|wasm)$/
const smallest = 200

const brotli = (content: Buffer) =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
const zip = (content: Buffer) => promisify(gzip)(content, { level: 9 })

async function lay(file: string, content: Buffer, packed: Buffer) {
  if (packed.length < content.length) await writeFile(file, packed)
  else await rm(file, { force: true })
  return Math.min(packed.length, content.length)
}

async function compressFile(file: string) {
  const content = await readFile(file)
  if (content.length < smallest) return { plain: content.length, packed: content.length }
  const early = await stat(`${file}.br`).catch(() => undefined)
  if (early) return { plain: content.length, packed: early.size }
  const [br, gz] = await Promise.all([brotli(content), zip(content)])
  const [packed] = await Promise.all([lay(`${file}.br`, content, br), lay(`${file}.gz`, content, gz)])
  return { plain: content.length, packed }
}

/** zlib uses the thread pool, so a few files at a time keep every core busy. */
export async function compressFolder(folder: string, tell: (done: number, of: number) => void = () => {}) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => text.test(name))
  const total = { files: names.length, plain: 0, packed: 0 }
  const queue = names.values()
  let done = 0
  let told = performance.now()
  const work = async () => {
    for (const name of queue) {
      const { plain, packed } = await compressFile(join(folder, name))
      total.plain += plain
      total.packed += packed
      done += 1
      if (performance.now() - told > 2_000) {
        told = performance.now()
        tell(done, names.length)
      }
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work))
  return total
}
