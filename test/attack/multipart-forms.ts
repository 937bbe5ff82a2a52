// Multipart bodies as bytes: valid, hostile, and truncated.
import fc from '#test/support/fast-check.ts'
import { hostileText } from './hostile-values.ts'

export type Form = { boundary: string; type: string; body: Buffer }

const BOUNDARY = 'b'

/** Written into a header unescaped: a line break begins another header. */
const inHeader = fc.oneof(hostileText, fc.constantFrom('a\r\nx: y', 'a\rb', 'a\nb', '\\"', '%22', '=?utf-8?B?YQ==?='))
const name = fc.oneof(
  fc.constantFrom(
    'company[name]',
    'company[logo]',
    'company[company_managers_attributes][0][email]',
    'company[photos][]',
    '',
    '[]',
    '[][][]',
    'a[__proto__][b]',
    '__proto__',
    'a[b][c][d][e][f][g][h][i][j]',
  ),
  inHeader,
)
const disposition = fc.oneof(
  { weight: 4, arbitrary: name.map((one) => `Content-Disposition: form-data; name="${one}"`) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(name, inHeader)
      .map(([one, file]) => `Content-Disposition: form-data; name="${one}"; filename="${file}"`),
  },
  inHeader.map((file) => `Content-Disposition: form-data; name="a"; filename*=UTF-8''${file}`),
  fc.constantFrom(
    'Content-Disposition : form-data; name="a"; filename="x"',
    'Content-Disposition:form-data;name=a;filename=x',
    'content-disposition: form-data; name="a"; name="b"; filename="x"; filename=""',
    'Content-Disposition: attachment; name="a"; filename="x"',
    'Content-Disposition: form-data',
    'Content-Disposition: form-data; filename="x"',
    'Content-Disposition: form-data; name="a',
    'Content-Disposition: form-data; name="a"; filename*=utf-8\'en\'%e4%zz',
    'Content-Disposition: form-data; name="a"; filename*=nothing\'\'x',
    'Content-Disposition:',
    'Content-Disposition',
    ': form-data',
    ' folded: form-data; name="a"',
  ),
)
const other = fc.oneof(
  fc.constantFrom(
    'Content-Type: application/octet-stream',
    'Content-Type: image/png',
    'Content-Type: text/plain; charset=nothing',
    'Content-Type: text/plain; charset=utf-16le',
    'Content-Type: multipart/mixed; boundary=b',
    'Content-Type:',
    'Content-Transfer-Encoding: base64',
    'Content-Length: 99999999999',
    `X-Long: ${'x'.repeat(20_000)}`,
  ),
  inHeader.map((text) => `${text}: ${text}`),
)
const headers = fc
  .tuple(fc.array(other, { maxLength: 2 }), fc.option(disposition, { freq: 8 }), fc.array(other, { maxLength: 1 }))
  .map(([before, own, after]) => [...before, ...(own === null ? [] : [own]), ...after].join('\r\n'))

/** Includes texts that look like a boundary, and more than a stream buffers. */
const content = fc.oneof(
  { weight: 5, arbitrary: hostileText.map((text) => Buffer.from(text)) },
  fc
    .constantFrom('\r', '\n', '\r\n', '-', '--', '\r\n-', '\r\n--', '\r\n--a', '\r\n\r\n--', '\r\n--b-', '\r\n--b\r')
    .map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.nat(300_000).map((length) => Buffer.alloc(length, '\r\n--')),
  fc.nat(300_000).map((length) => Buffer.alloc(length, 'x')),
)

const part = fc
  .tuple(headers, content, fc.constantFrom('\r\n\r\n', '\r\n\r\n', '\r\n\r\n', '\n\n', '\r\n', ''))
  .map(([head, bytes, gap]) =>
    Buffer.concat([Buffer.from(`--${BOUNDARY}\r\n${head}${gap}`), bytes, Buffer.from('\r\n')]),
  )

const type = fc.oneof(
  { weight: 8, arbitrary: fc.constant(`multipart/form-data; boundary=${BOUNDARY}`) },
  fc.constantFrom(
    `multipart/form-data; boundary="${BOUNDARY}"`,
    `Multipart/Form-Data;BOUNDARY=${BOUNDARY}; charset=utf-8`,
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary="b',
    'multipart/form-data; boundary=another',
    `multipart/form-data; boundary=${'b'.repeat(300)}`,
    'multipart/form-data',
  ),
)

/** Complete, without its last line, truncated, or with bytes before and after. */
const ended = (whole: Buffer) => {
  const closed = Buffer.concat([whole, Buffer.from(`--${BOUNDARY}--\r\n`)])
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(closed) },
    fc.constant(whole),
    fc.nat(closed.length).map((length) => closed.subarray(0, length)),
    fc.constant(Buffer.concat([Buffer.from('before\r\n'), closed, Buffer.from('after'), closed])),
  )
}

export const form: fc.Arbitrary<Form> = fc
  .tuple(type, fc.array(part, { maxLength: 5 }))
  .chain(([said, parts]) => ended(Buffer.concat(parts)).map((body) => ({ boundary: BOUNDARY, type: said, body })))
