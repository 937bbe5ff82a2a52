import type { Ctx } from '#server/context.ts'
import { INERT } from '#server/http/security-headers.ts'
import { Refusal } from '#server/refusal.ts'
import { byteRange } from '#server/storage/byte-range.ts'
import { contentOf } from './file-content.ts'
import { contentDisposition } from './file-name.ts'
import type { KeptFile } from './files.ts'
import { givenName } from './sealed-name.ts'

type Asked = { method: string; header(name: string): string | undefined }

/** Sends the whole, a part, or only the headers. Nothing in a file may run, however a browser reads it. */
export async function sendFile(
  ctx: Pick<Ctx, 'storage' | 'secrets'>,
  file: KeptFile,
  { method, header }: Asked,
): Promise<Response> {
  const etag = `"${file.sha256.toString('base64url')}"`
  // 'no-transform': a range of a compressed file is no range of the file.
  const headers = {
    etag,
    'cache-control': file.private
      ? 'private, no-store, no-transform'
      : 'public, max-age=31536000, immutable, no-transform',
    'content-security-policy': INERT,
    'cross-origin-resource-policy': file.private ? 'same-site' : 'cross-origin',
    'x-content-type-options': 'nosniff',
  }
  if (header('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  const range = (header('if-range') ?? etag) === etag ? byteRange(header('range'), file.size) : undefined
  if (range === 'outside')
    throw new Refusal(
      416,
      { messages: ['O trecho pedido não existe neste arquivo.'] },
      { 'content-range': `bytes */${file.size}` },
    )
  const [status, length] = range ? [206, range.end - range.start + 1] : [200, file.size]
  const body = method === 'HEAD' ? null : await contentOf(ctx, file, range)
  return new Response(body, {
    status,
    headers: {
      ...headers,
      'accept-ranges': 'bytes',
      'content-type': file.type,
      'content-length': String(length),
      'content-disposition': contentDisposition(
        file.type.startsWith('image/') ? 'inline' : 'attachment',
        givenName(ctx, file),
      ),
      ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${file.size}` }),
    },
  })
}
