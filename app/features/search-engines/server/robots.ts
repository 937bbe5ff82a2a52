import type { Ctx } from '#server/context.ts'

/** Rooms of their own people, and searches without end: nothing there for a robot. */
const CLOSED = [
  '/admin',
  '/catalogo',
  '/__mail',
  '/v1/',
  '/usuarios/',
  '/colaboradores/',
  '/vagas/minhas',
  '/vagas/*/candidaturas/',
]
/** Under what is closed, yet part of public pages. */
const OPEN = ['/v1/ats/jobs/*/picture.png$']

export const robots = ({ configuration: { app_origin } }: Ctx) =>
  [
    'User-agent: *',
    ...OPEN.map((path) => `Allow: ${path}`),
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${app_origin}/sitemap.xml`,
    '',
  ].join('\n')
