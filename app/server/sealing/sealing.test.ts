import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { deflateSync } from 'node:zlib'
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

async function written(attach: (paper: PDFKit.PDFDocument) => void = () => {}) {
  const paper = openPaper({ title: 'Termo', subject: 'Estágio', author: 'Ponte', dated: '2026-11-23' })
  const sheet = openSheet(paper)
  sheet.put(sheet.root, 'H1', { cut: 'strong', size: 25 }, 'Termo de Compromisso')
  sheet.put(sheet.root, 'P', { cut: 'regular', size: 10 }, 'João & Conceição')
  sheet.end()
  attach(paper)
  const object = reserveSeal(paper, { name: 'Ponte', code: 'PNT-1', now: NOW })
  return { bytes: await bytesOf(paper), object: object() }
}
const sealing = async ({ bytes, object }: Awaited<ReturnType<typeof written>>, by = seal) => sealPdf(bytes, object, by)
const sealed = await sealing(await written())
const verdict = async (bytes: Uint8Array) => (await checkPdf(bytes, [certificate])).verdict
const changedAt = (at: number) => sealed.map((byte, i) => (i === at ? byte ^ 1 : byte))

test('what was sealed is intact, and what never was has no seal', async () => {
  assert.equal(await verdict(sealed), 'intact')
  assert.equal(await verdict(Buffer.from('%PDF-1.7 nothing')), 'unsealed')
  assert.equal(await verdict((await written()).bytes), 'altered')
})

test('a paper is older than any seal of its day', () => {
  assert.match(Buffer.from(sealed).toString('latin1'), /CreateDate>2026-11-23T03:00:00Z</)
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
  const theirs = await sealing(await written(), { ...other, key: await signingKey(other.private_key) })
  assert.equal(await verdict(theirs), 'altered')
  assert.equal((await checkPdf(theirs, [certificate, other.certificate])).verdict, 'intact')
})

test('a program that is not ours agrees', { skip: withoutPdfsig }, () => {
  assert.match(pdfsig(sealed), /Total document signed[\s\S]*Signature is Valid/)
  assert.match(pdfsig(sealed), /ETSI\.CAdES\.detached/)
  assert.match(pdfsig(changedAt(sealed.length - 3000)), /Digest Mismatch/)
  assert.match(pdfsig(Buffer.concat([sealed, Buffer.from('\n% more')])), /Not total document signed/)
})

/** Bytes that a search for the field would take for it. */
const FIELD = `/Type /Sig /ByteRange [0 9999999999 9999999999 9999999999] /Contents <${'00'.repeat(12_288)}>`
const returned: Record<string, Buffer> = {
  'a PDF that was sealed elsewhere': Buffer.from(sealed),
  'one that waits for a seal': Buffer.from((await written()).bytes),
  'the words in a stream': Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Length ${FIELD.length} >>\nstream\n${FIELD}\nendstream`),
  'the words in a name': Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /ByteRange [ /Contents <00> /N#20ByteRange [0 1 2 3] ${FIELD} >>`,
  ),
  'an encrypted one': Buffer.concat([Buffer.from('%PDF-1.7\n/Encrypt 2 0 R /ByteRange ['), randomBytes(4_000)]),
}

for (const [what, bytes] of Object.entries(returned))
  test(`a document with a returned paper attached is sealed in its own place: ${what}`, async () => {
    // As pdfkit keeps it, and as it stands when nothing is compressed.
    for (const attached of [bytes, deflateSync(bytes)]) {
      const whole = await sealing(
        await written((paper) => {
          paper.compress = false
          paper.file(attached, {
            name: 'assinado-1.pdf',
            type: 'application/pdf',
            creationDate: NOW,
            modifiedDate: NOW,
          })
        }),
      )
      assert.equal(await verdict(whole), 'intact')
      if (!withoutPdfsig) assert.match(pdfsig(whole), /Total document signed[\s\S]*Signature is Valid/)
    }
  })

test('so is one with random bytes attached, four hundred times', async () => {
  const place = randomBytes(600)
  const { bytes, object } = await written((paper) => {
    paper.compress = false
    paper.file(place, { name: 'assinado-1.pdf' })
  })
  const at = Buffer.from(bytes).indexOf(place)
  assert.ok(at > 0)
  for (let n = 0; n < 400; n++) {
    Buffer.from(bytes.buffer).set(randomBytes(place.length), at)
    assert.equal(await verdict(await sealing({ bytes, object })), 'intact')
  }
})
