import assert from 'node:assert/strict'
import { test } from 'node:test'
import decodeQR from 'qr/decode.js'
import { qrSvg } from './qr-picture.ts'

const SCALE = 6

/** Reads the picture as a camera does: white first, then each dark run. */
function photograph(svg: string) {
  const size = Number(/viewBox="0 0 (\d+) /.exec(svg)![1]) * SCALE
  const data = new Uint8Array(size * size * 4).fill(255)
  const paths = [...svg.matchAll(/<path(?: fill="(#\w+)")? d="([^"]+)"/g)]
  assert.equal(paths[0]![1], '#fff')
  for (const [, x, y, length] of paths[1]![2]!.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row++)
      for (let at = Number(x) * SCALE; at < (Number(x) + Number(length)) * SCALE; at++)
        data.fill(0, (row * size + at) * 4, (row * size + at) * 4 + 3)
  return { width: size, height: size, data }
}

test('a camera reads what was drawn', () => {
  for (const text of [
    'otpauth://totp/Ponte:lia%40exemplo.example?issuer=Ponte&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    'https://ponte.example/verificar/ABC-123',
    'ação',
  ])
    assert.equal(decodeQR(photograph(qrSvg(text))), text)
})
