import { setNonce } from 'get-nonce'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { reloadWhenImportFails } from './web/session/reload-when-import-fails.ts'
import { stayWhenOffline } from './web/session/stay-when-offline.ts'
import { followDocument } from '#web/document-start.ts'
import { keepTypedEarly } from './web/form/text/use-typed-early.ts'
import { NonceContext } from '#web/nonce.ts'

const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined
if (nonce) setNonce(nonce)
followDocument()
reloadWhenImportFails()
stayWhenOffline()
keepTypedEarly()

startTransition(() => {
  hydrateRoot(
    document,
    <NonceContext value={nonce}>
      <HydratedRouter />
    </NonceContext>,
  )
})
