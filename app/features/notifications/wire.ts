// Which kinds of letters a person wants, of those that nobody asked for; and the news of the bell.
export { listNews, readNews } from '#wire/person/news.ts'
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource, messagesOnly } from '#wire/json-api.ts'
import { news } from '#wire/person/news.ts'

/** All other letters belong to an account, a document or a process, and are always sent. */
export const MESSAGE_KINDS = {
  job_alerts: {
    label: 'Alertas e sugestões de vagas',
    about: 'Vagas novas das buscas que você salvou e outras que combinam com o seu perfil.',
    wanted: true,
  },
  // Off by default.
  news: {
    label: 'Novidades da plataforma',
    about: 'Recursos novos, eventos e conteúdos, de vez em quando.',
    wanted: false,
  },
} as const
export type MessageKind = keyof typeof MESSAGE_KINDS
export const isMessageKind = (name: string): name is MessageKind => Object.hasOwn(MESSAGE_KINDS, name)

const wanted = z.object(
  Object.fromEntries(Object.keys(MESSAGE_KINDS).map((kind) => [kind, z.boolean()])) as Record<
    MessageKind,
    z.ZodMiniBoolean
  >,
)
const preferences = resource('message_preferences', wanted).check(z.meta({ id: 'MessagePreferences' }))

const mine = { answer: one(preferences), only: ['User'], tag: 'Conta' } as const

export const showMessagePreferences = endpoint('get /v1/profile/message_preferences', {
  ...mine,
  summary: 'Quais mensagens opcionais chegam por e-mail',
})
export const changeMessagePreferences = endpoint('put /v1/profile/message_preferences', {
  ...mine,
  body: z
    .object({ message_preferences: z.partial(wanted) })
    .check(z.meta({ id: 'MessagePreferencesForm', examples: [{ message_preferences: { news: false } }] })),
  summary: 'Liga e desliga mensagens opcionais; o que não vem fica como está',
})

export const listAllNews = endpoint('get /v1/profile/news/all', {
  query: pageQuery,
  answer: many(resource('news', z.extend(news, { unread: z.boolean() })).check(z.meta({ id: 'NewsItem' }))),
  only: ['User'],
  tag: 'Conta',
  summary: 'Tudo o que o sino contou nos últimos 90 dias, por páginas',
})

/** From the letter, also by one-click unsubscribe: only the token is needed. */
export const unsubscribe = endpoint('post /v1/message_unsubscriptions/{token}', {
  answer: messagesOnly,
  auth: false,
  tag: 'Conta',
  summary: 'Deixa de receber um tipo de mensagem pelo link do e-mail; repetir dá no mesmo',
  refuses: { 404: refused },
})
