import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pdfsig, withoutPdfsig } from '#test/support/files/pdfsig.ts'
import { bytesOf, openPaper } from '../pdf/paper.ts'
import { openSheet } from '../pdf/sheet.ts'
import { certify, signingKey } from './certificate.ts'
import { checkPdf } from './check-pdf.ts'
import { sealPdf } from './seal-pdf.ts'
import { reserveSeal } from './signature-field.ts'

const NOW = new Date('2026-11-23T15:00:00Z')
const { certificate, private_key } = await certify('Ponte', NOW)
const seal = { certificate, key: await signingKey(private_key) }

async function written() {
  const paper = openPaper({ title: 'Termo', subject: 'Estágio', author: 'Ponte', dated: '2026-11-23' })
  const sheet = openSheet(paper)
  sheet.put(sheet.root, 'H1', { cut: 'strong', size: 25 }, 'Termo de Compromisso')
  sheet.put(sheet.root, 'P', { cut: 'regular', size: 10 }, 'João & Conceição')
  sheet.end()
  reserveSeal(paper, { name: 'Ponte', code: 'PNT-1', now: NOW })
  return bytesOf(paper)
}
const sealed = await sealPdf(await written(), seal)
const verdict = async (bytes: Uint8Array) => (await checkPdf(bytes, [certificate])).verdict
const changedAt = (at: number) => sealed.map((byte, i) => (i === at ? byte ^ 1 : byte))

test('what was sealed is intact, and what never was has no seal', async () => {
  assert.equal(await verdict(sealed), 'intact')
  assert.equal(await verdict(Buffer.from('%PDF-1.7 nothing')), 'unsealed')
  assert.equal(await verdict(await written()), 'altered')
})

test('one changed byte is seen, wherever the seal covers, and in the zeros behind the signature', async () => {
  const padding = Buffer.from(sealed).indexOf('>', 1000) - 10
  for (const at of [20, 250, padding, sealed.length - 3000, sealed.length - 30])
    assert.equal(await verdict(changedAt(at)), 'altered', `byte ${at}`)
})

test('what was written behind the seal is told from what was changed', async () => {
  const answer = await checkPdf(Buffer.concat([sealed, Buffer.from('\n% more')]), [certificate])
  assert.deepEqual(answer, { verdict: 'appended', sealed_bytes: sealed.length, added_bytes: 7 })
})

test('a file that names another range than all of itself is altered', async () => {
  const text = Buffer.from(sealed).toString('latin1')
  const shorter = text.replace(/\/ByteRange \[0 (\d+) (\d+) (\d+)\]/, (all, a, b, c) =>
    `/ByteRange [0 ${a} ${b} ${Number(c) - 9}]`.padEnd(all.length),
  )
  assert.equal(await verdict(Buffer.from(shorter, 'latin1')), 'altered')
})

test('a seal by somebody else is none of ours', async () => {
  const other = await certify('Ponte', NOW)
  const theirs = await sealPdf(await written(), { ...other, key: await signingKey(other.private_key) })
  assert.equal(await verdict(theirs), 'altered')
  assert.equal((await checkPdf(theirs, [certificate, other.certificate])).verdict, 'intact')
})

test('a program that is not ours agrees', { skip: withoutPdfsig }, () => {
  assert.match(pdfsig(sealed), /Total document signed[\s\S]*Signature is Valid/)
  assert.match(pdfsig(sealed), /ETSI\.CAdES\.detached/)
  assert.match(pdfsig(changedAt(sealed.length - 3000)), /Digest Mismatch/)
  assert.match(pdfsig(Buffer.concat([sealed, Buffer.from('\n% more')])), /Not total document signed/)
})
