import '#web/tokens.css'
import '#web/fonts.css'
import '#web/base.css'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { siteContext } from '#web/contexts.ts'
import { useNonce } from '#web/nonce.ts'
import { QueryProvider } from '#web/query.tsx'
import type { SiteOfPage } from '#web/site.ts'
import { documentTheme, THEME_SCRIPT } from '#web/theme-mode.ts'
import type { Route } from './+types/root'

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: figtree, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

const year = () => Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'America/Sao_Paulo' }).format())

/** The same for everybody, read once: no user data here. */
export const loader = ({ context }: Route.LoaderArgs): SiteOfPage => ({ ...context.get(siteContext), year: year() })
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  return (
    <html lang="pt-BR" {...documentTheme()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        <QueryProvider>{children}</QueryProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}
