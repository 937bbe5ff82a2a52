import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { usedMantineStyles } from './bin/used-mantine-styles.ts'

type Bundle = { getModuleInfo(id: string): { importers: readonly string[] } | null }

const EVERYWHERE = /app\/(entry\.client|root|web\/layout\/public-layout)\.tsx/
const known = new Map<string, boolean>()

function isEverywhere(id: string, importers: (id: string) => readonly string[]): boolean {
  const found = known.get(id)
  if (found !== undefined) return found
  known.set(id, EVERYWHERE.test(id))
  const answer = EVERYWHERE.test(id) || importers(id).some((importer) => isEverywhere(importer, importers))
  known.set(id, answer)
  return answer
}

const shared = [
  // What every page needs travels as two files (what changes rarely, what is ours), not as thirty of a few hundred bytes.
  {
    debugName: 'everywhere',
    priority: 2,
    name(id: string, bundle: Bundle) {
      if (!isEverywhere(id, (one) => bundle.getModuleInfo(one)?.importers ?? [])) return null
      return id.includes('node_modules') && !id.includes('@tabler') ? 'core' : 'shell'
    },
  },
  // A page waits for its style sheets before it paints: those of the shared pieces are one.
  { debugName: 'pieces', priority: 1, test: /app\/web\/(form|ui)\/[\w-]+\.module\.css/, name: 'pieces' },
]

export default defineConfig({
  plugins: [reactRouter(), usedMantineStyles()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          experimental: { lazyBarrel: true }, // of six thousand icons only those that are drawn are read
          checks: { largeBarrelModules: false },
          output: { codeSplitting: { groups: shared } },
        },
      },
    },
  },
  build: { reportCompressedSize: false, assetsInlineLimit: 0 },
  // Named so that the first page in development does not stop half-way to optimise them.
  optimizeDeps: { include: ['@tabler/icons-react', '@mantine/core', '@mantine/hooks', 'react-hook-form', '@hookform/resolvers/zod', 'react-imask', '@tanstack/react-query', 'zod/mini', 'get-nonce', 'yet-another-react-lightbox', 'yet-another-react-lightbox/plugins/counter'] },
})
