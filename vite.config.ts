import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

// What every page needs travels as two files (what changes rarely, what is ours), not as thirty of a few hundred bytes.
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

type Bundle = { getModuleInfo(id: string): { importers: readonly string[] } | null }
const shared = [
  {
    debugName: 'everywhere',
    name(id: string, bundle: Bundle) {
      if (!isEverywhere(id, (one) => bundle.getModuleInfo(one)?.importers ?? [])) return null
      return id.includes('node_modules') && !id.includes('@tabler') ? 'core' : 'shell'
    },
  },
]

export default defineConfig({
  plugins: [reactRouter()],
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: shared } } } } } },
  build: { reportCompressedSize: false, assetsInlineLimit: 0 },
  // Named so that the first page in development does not stop half-way to optimise them.
  optimizeDeps: { include: ['@tabler/icons-react', '@mantine/core', '@mantine/hooks', 'react-hook-form', '@hookform/resolvers/zod', 'react-imask', '@tanstack/react-query', 'zod/mini', 'get-nonce', 'yet-another-react-lightbox', 'yet-another-react-lightbox/plugins/counter'] },
})
