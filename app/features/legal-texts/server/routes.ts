import { DOCUMENT } from '#server/http/security-headers.ts'
import { Reply, serve } from '#server/serve.ts'
import { downloadTerms } from '../wire.ts'
import { printTerms } from './legal-texts.ts'

export const routes = [
  serve(
    downloadTerms,
    async (ctx) =>
      new Reply(await printTerms(ctx), {
        'content-disposition': 'inline; filename="termos-de-uso.pdf"',
        'content-security-policy': DOCUMENT,
      }),
  ),
]
