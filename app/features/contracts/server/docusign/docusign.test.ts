// A contract signed at DocuSign: from the company to the institution, and the ways in which it ends before.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFile } from '#features/files/server/files.ts'
import { refusal } from '#test/support/candidate.ts'
import { atFirstSignature, contract, goes, openSigned, told, turnOf } from '#test/support/docusign/walk.ts'
import { signed } from '#test/support/signing.ts'
import { showVerification } from '../../wire/verifications.ts'

const room = await openSigned()
const { app } = room

test('everybody signs at DocuSign in their order; its sealed document is kept, and named as its own', async () => {
  const { id, envelope } = await atFirstSignature(room)
  const { provider, steps } = await contract(app, id)
  assert.equal(provider, 'docusign')
  assert.deepEqual(
    envelope.signers.map(({ clientUserId }) => clientUserId),
    steps.filter(({ kind }) => kind === 'signature').map(({ id }) => id),
  )
  for (const target of ['company', 'intern', 'institution']) {
    assert.equal((await turnOf(app, id)).target, target)
    const { url } = await goes(app, id)
    await (await fetch(url)).text()
    const t = new URL(url).searchParams.get('t')
    const left = await fetch(new URL(`/Signing/Act?t=${t}`, url), {
      method: 'POST',
      body: new URLSearchParams({ act: 'sign' }),
      redirect: 'manual',
    })
    assert.equal(left.headers.get('location'), 'http://ponte.test/assinaturas/retorno?event=signing_complete')
    assert.ok((await told(room)).every((status) => status === 200))
  }
  const { state, current, code } = await contract(app, id)
  assert.equal(state, 'completed')
  const bytes = Buffer.from(await readFile(app.ctx(), current.sealed_file_id!))
  assert.ok(bytes.includes(`DocuSign Envelope ID: ${envelope.envelopeId}`))
  const shown = (await app.call(showVerification, { code })).data.attributes
  assert.deepEqual(
    [shown.state, shown.sealed_by, shown.sha256, shown.signers.length, shown.history.intact],
    ['sealed', 'DocuSign', current.sealed_sha256, 3, true],
  )
})

test('what DocuSign signs is not signed here, nor turned to paper', async () => {
  const { id } = await atFirstSignature(room)
  const { session } = await goes(app, id)
  const { sha256 } = (await contract(app, id)).current
  const { person_name } = await turnOf(app, id)
  const here = signed(app, { session, sha256: sha256!, signer_name: person_name! } as never)
  assert.equal((await refusal(here)).status, 409)
  assert.equal((await contract(app, id)).state, 'signature')
})
