import { createServer, type AddressInfo } from 'node:net'

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
