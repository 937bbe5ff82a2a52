import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/signing-page'
import { SigningRoom } from './signing/signing-room.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Assinar documento', index: false })

export default function SigningPage({ params: { token } }: Route.ComponentProps) {
  return <SigningRoom which={{ token }} />
}
