// Stored files: by a signed address that expires, or by a public one that never changes.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { refused } from '#wire/json-api.ts'

const parts = { answer: 'application/octet-stream', auth: false, tag: 'Arquivos' } as const

export const showFile = endpoint('get /files/{id}', {
  ...parts,
  summary: 'Arquivo, por um endereço assinado que vale por dez minutos',
  query: z.object({ expires: z.string(), signature: z.string() }),
  refuses: { 403: refused, 404: refused, 416: refused },
})

export const showPublicFile = endpoint('get /files/public/{id}', {
  ...parts,
  summary: 'Imagem pública; o endereço nunca muda de conteúdo',
  refuses: { 404: refused, 416: refused },
})
