import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { leanRouter } from './bin/web/lean-router.ts'
import { packedEarly } from './bin/web/packed-early.ts'
import { sharedChunks } from './bin/web/shared-chunks.ts'
import { usedMantineStyles } from './bin/web/used-mantine-styles.ts'

export default defineConfig({
  plugins: [reactRouter(), leanRouter(), usedMantineStyles(), packedEarly()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: sharedChunks } },
        },
      },
    },
  },
  css: { transformer: 'lightningcss' },
  build: { reportCompressedSize: false, assetsInlineLimit: 0 },
  // Named so that the first page in development does not stop half-way to optimise them.
  optimizeDeps: {
    include: [
      '@mantine/core',
      '@mantine/hooks',
      'react-hook-form',
      '@hookform/resolvers/zod',
      'react-imask',
      '@tanstack/react-query',
      'zod/mini',
      'get-nonce',
      'yet-another-react-lightbox',
      'yet-another-react-lightbox/plugins/counter',
    ],
  },
})
