import { fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import type { PGlite } from '@electric-sql/pglite'

type Options = Parameters<NodeFS['init']>[1]
type Module = { NODEFS?: { stream_ops: { fsync?: (stream: { nfd: number }) => number } } }

/** PGlite's fsync is empty and data may never reach the disk. This one calls the system's fsync. */
export class DurableFiles extends NodeFS {
  override async init(pg: PGlite, options: Options) {
    const started = await super.init(pg, options)
    started.emscriptenOpts.preRun!.push((module: unknown) => {
      const files = (module as Module).NODEFS
      if (!files) throw new Error('the embedded database has no file system to make durable')
      files.stream_ops.fsync = ({ nfd }) => {
        fsyncSync(nfd)
        return 0
      }
    })
    return started
  }
}
