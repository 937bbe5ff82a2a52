import { setNonce } from 'get-nonce'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { NonceContext } from '#web/nonce.ts'
import { followTheme } from '#web/theme-mode.ts'

const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined
if (nonce) setNonce(nonce)
followTheme()

startTransition(() => {
  hydrateRoot(
    document,
    <NonceContext value={nonce}>
      <HydratedRouter />
    </NonceContext>,
  )
})
