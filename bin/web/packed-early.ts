// Compresses the client's files while the server bundle is still being built.
import path from 'node:path'
import type { Plugin } from 'vite'
import { compressFolder } from './compress.ts'

export function packedEarly(): Plugin {
  let packing: Promise<unknown> = Promise.resolve()
  return {
    name: 'packed-early',
    apply: 'build',
    writeBundle({ dir }) {
      if (this.environment.name === 'client') packing = compressFolder(path.join(dir!, 'assets'))
    },
    buildApp: { order: 'post', handler: () => packing.then(() => {}) },
  }
}
