import './web/theme/tokens.css'
import './web/theme/fonts.css'
import './web/theme/base.css'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useNavigation } from 'react-router'
import { apiContext, siteContext } from '#web/contexts.ts'
import { documentAttributes, START_SCRIPT } from '#web/document-start.ts'
import { FaultPage } from '#web/layout/fault-page.tsx'
import { useNonce } from '#web/nonce.ts'
import { QueryProvider } from './web/calls/query.tsx'
import { useSite, type SiteLinks, type SiteOfPage } from '#web/site.ts'
import { AlertOutlet } from './web/ui/alerts/alert-outlet.tsx'
import { AlertDialogs } from './web/ui/alerts/alert-dialogs.tsx'
import { OfflineNotice } from './web/ui/alerts/offline-notice.tsx'
import { SITE_LINKS_PATH } from './wire/link/site-links.ts'
import type { Route } from './+types/root'

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: figtree, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.ico', sizes: '48x48' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

const YEAR = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'America/Sao_Paulo' })
const year = () => Number(YEAR.format())

/** A page without the operator's links is better than none. */
async function siteLinks({ context }: Pick<Route.LoaderArgs, 'context'>): Promise<SiteLinks> {
  const response = await context.get(apiContext)(SITE_LINKS_PATH)
  return response.ok ? ((await response.json()) as SiteLinks) : {}
}

/** The same for everybody, read once: no user data here. */
export const loader = async ({ context }: Route.LoaderArgs): Promise<SiteOfPage> => ({
  ...context.get(siteContext),
  year: year(),
  links: await siteLinks({ context }),
})
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const { api_origin } = useSite()
  return (
    <html lang="pt-BR" data-api={api_origin || undefined} {...documentAttributes()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* oxlint-disable-next-line react/no-danger -- a text of our own without a variable in it; it must run before the first paint */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: START_SCRIPT }} />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        <QueryProvider>
          {children}
          <AlertDialogs />
          <AlertOutlet />
          <OfflineNotice />
        </QueryProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

/** A link was followed and its page is on the way: the deck is built along the top. */
const Following = () => useNavigation().state !== 'idle' && <div className="following" aria-hidden="true" />

export default function App() {
  return (
    <>
      <Following />
      <Outlet />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FaultPage error={error} />
}
