// What happened to a person's things, for the bell of the header.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { messagesOnly } from '../json-api.ts'

const tag = 'Conta'
const mine = { only: ['User'], tag } as const

export const news = z.object({
  /** 'Sua candidatura: em triagem' */
  words: z.string(),
  /** Of what: a job and its company, a category of documents. */
  about: z.string(),
  /** The page that tells more. */
  path: z.string(),
  at: z.string(),
})
export type News = z.output<typeof news>

export const listNews = endpoint('get /v1/profile/news', {
  ...mine,
  answer: z
    .object({ data: z.array(z.extend(news, { unread: z.boolean() })), unread: z.int() })
    .check(z.meta({ id: 'News' })),
  summary: 'O que aconteceu com candidaturas, documentos e perfil, do mais novo ao mais antigo',
})
export const readNews = endpoint('post /v1/profile/news/reading', {
  ...mine,
  body: z.object({ until: z.optional(z.iso.datetime({ offset: true })) }).check(z.meta({ id: 'NewsReading' })),
  answer: messagesOnly,
  summary: 'Marca como lidas as novidades até a hora da mais nova que foi mostrada; sem ela, até agora',
})
