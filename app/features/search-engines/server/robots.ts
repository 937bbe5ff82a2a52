import type { Ctx } from '#server/context.ts'

/** Private rooms, and endless searches. */
const CLOSED = [
  '/admin',
  '/catalogo',
  '/__mail',
  '/v1/',
  '/usuarios/',
  '/colaboradores/',
  '/vagas/minhas',
  '/programa_estagio/',
  '/programa_estagio$',
  '/vagas/*/candidaturas/',
]
/** Exceptions under closed paths, which public pages show. */
const OPEN = ['/v1/*/picture.png$']

export const robots = ({ configuration: { app_origin } }: Ctx) =>
  [
    'User-agent: *',
    ...OPEN.map((path) => `Allow: ${path}`),
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${app_origin}/sitemap.xml`,
    '',
  ].join('\n')
