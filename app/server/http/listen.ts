import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import { StartRefusal, type Configuration } from '../start/configuration.ts'

/** Cuts a client that sends too slowly. */
export const newServer = (patience: ServerOptions = {}) =>
  createServer({
    headersTimeout: 10_000,
    requestTimeout: 120_000,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 2_000,
    maxHeaderSize: 16_384,
    ...patience,
  })

export function listen(server: Server, listener: RequestListener, { host, port }: Configuration): Promise<number> {
  server.on('request', listener)
  server.setTimeout(60_000, (socket) => socket.destroy())
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(new StartRefusal(`A porta ${port} já está em uso. Escolha outra com PORT.`))
      else if (error.code === 'EACCES')
        reject(new StartRefusal(`Sem permissão para abrir a porta ${port}. Escolha outra com PORT.`))
      else reject(new StartRefusal(`Não foi possível abrir ${host}:${port} (${error.code}).`))
    })
    server.listen(port, host, () => resolve((server.address() as { port: number }).port))
  })
}

/** Requests in flight end first; after ten seconds their connections are cut. */
export function closeServer(server: Server): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), 100)
  const patience = setTimeout(() => server.closeAllConnections(), 10_000)
  server.closeIdleConnections()
  return new Promise((resolve) => server.close(() => (clearInterval(idle), clearTimeout(patience), resolve())))
}
