import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: { reportCompressedSize: false, assetsInlineLimit: 0 },
  // Named so that the first page in development does not stop half-way to optimise them.
  optimizeDeps: { include: ['@mantine/core', '@mantine/hooks', 'react-hook-form', '@hookform/resolvers/zod', 'react-imask', '@tanstack/react-query', 'zod/mini', 'get-nonce'] },
})
