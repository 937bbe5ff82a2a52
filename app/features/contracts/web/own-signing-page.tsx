import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/own-signing-page'
import { SigningRoom } from './signing/signing-room.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Assinar documento', index: false })

/** Whoever is signed in signs by the same steps; the code too. */
export default function OwnSigningPage({ params: { id } }: Route.ComponentProps) {
  return <SigningRoom which={{ envelope_id: id }} />
}
