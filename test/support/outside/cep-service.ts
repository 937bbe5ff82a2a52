// A ViaCEP stand-in with faults. Closed after the file's tests.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'

type Speech = (response: ServerResponse) => void
const json =
  (body: unknown): Speech =>
  (response) =>
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))

export const SE = {
  cep: '01001-000',
  logradouro: 'Praça da Sé',
  complemento: 'lado ímpar',
  unidade: '',
  bairro: 'Sé',
  localidade: 'São Paulo',
  uf: 'SP',
  estado: 'São Paulo',
  regiao: 'Sudeste',
  ibge: '3550308',
  gia: '1004',
  ddd: '11',
  siafi: '7107',
}

/** `say` sets the next answers; `asked` lists the requests. */
export async function openCepService() {
  const asked: string[] = []
  let speech: Speech = json(SE)
  const server = createServer((request, response) => {
    asked.push(request.url!)
    speech(response)
  })
  // A connection that ends while it idles would fail the next call over it, on a slow machine.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/ws`
  after(() => (server.closeAllConnections(), server.close()))
  return { url, asked, json, say: (next: Speech) => void (speech = next) }
}
