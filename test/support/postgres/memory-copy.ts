// A dump as a file system in memory. PGlite's own way unpacks it through calls of a file system, one of each for every
// part of every path: half of what a database costs to open.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { MemoryFS, type PGlite } from '@electric-sql/pglite'
import { type TarEntry, tarEntries } from '#server/database/tar.ts'

type Options = Parameters<MemoryFS['init']>[1]
type Node = {
  node_ops: { mknod: (parent: Node, name: string, mode: number, device: number) => Node }
  contents: Uint8Array
  usedBytes: number
}
type Module = { FS: { lookupPath: (path: string) => { node: Node }; mkdirTree: (path: string) => void }; ENV: Env }
type Env = { PGDATA: string }

const FILE = 0o100600
const read = new Map<string, TarEntry[]>()

/** Each dump is read once a process. */
function entriesOf(dump: string) {
  if (!read.has(dump)) read.set(dump, [...tarEntries(readFileSync(dump))])
  return read.get(dump)!
}

function write({ FS, ENV: { PGDATA } }: Module, entries: TarEntry[]) {
  FS.mkdirTree(PGDATA)
  const folders = new Map<string, Node>()
  const folder = (name: string) => {
    if (!folders.has(name)) {
      FS.mkdirTree(name)
      folders.set(name, FS.lookupPath(name).node)
    }
    return folders.get(name)!
  }
  for (const { name, isFolder, data } of entries) {
    const place = path.posix.join(PGDATA, name)
    if (isFolder) folder(place)
    else {
      const parent = folder(path.posix.dirname(place))
      const contents = new Uint8Array(data)
      Object.assign(parent.node_ops.mknod(parent, path.posix.basename(place), FILE, 0), {
        contents,
        usedBytes: contents.length,
      })
    }
  }
}

export class MemoryCopy extends MemoryFS {
  #dump: string
  constructor(dump: string) {
    super()
    this.#dump = dump
  }
  override async init(pg: PGlite, options: Options) {
    const started = await super.init(pg, options)
    started.emscriptenOpts.preRun!.push((module: unknown) => write(module as Module, entriesOf(this.#dump)))
    return started
  }
}
