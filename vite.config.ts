import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { iconsByName } from './bin/web/icons-by-name.ts'
import { packedEarly } from './bin/web/packed-early.ts'
import { sharedChunks } from './bin/web/shared-chunks.ts'
import { usedMantineStyles } from './bin/web/used-mantine-styles.ts'

export default defineConfig({
  plugins: [reactRouter(), usedMantineStyles(), iconsByName(), packedEarly()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          experimental: { lazyBarrel: true }, // of six thousand icons only those that are drawn are read
          checks: { largeBarrelModules: false },
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
      '@tabler/icons-react',
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
