import type { Ctx } from '#server/context.ts'

const png = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })

/** 'browser': the pages have no buttons of their own for going back. */
export const webManifest = ({ configuration: { app_name } }: Ctx) =>
  JSON.stringify({
    name: app_name,
    short_name: app_name,
    lang: 'pt-BR',
    start_url: '/',
    display: 'browser',
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }, png(192), png(512)],
  })
