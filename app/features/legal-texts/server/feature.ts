import type { Feature } from '#server/feature.ts'
import { DOCUMENT } from '#server/http/security-headers.ts'
import { Reply, serve } from '#server/serve.ts'
import * as wire from '../wire.ts'
import { printTerms } from './legal-texts.ts'

const routes = serve(wire, {
  downloadTerms: async (ctx) =>
    new Reply(await printTerms(ctx), {
      'content-disposition': 'inline; filename="termos-de-uso.pdf"',
      'content-security-policy': DOCUMENT,
    }),
})

export const feature = { name: 'legalTexts', wire, routes } satisfies Feature
