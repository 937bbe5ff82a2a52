import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { openApp } from '#test/support/app.ts'
import { newCandidate, refusal } from '#test/support/candidate.ts'
import { profiles, type ProfileSent } from '#test/support/profile.ts'
import { pdf, png } from '#test/support/files/sample-files.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const limited = await openApp()
const { save, mine } = profiles(app)
const get = (url: string) => app.request(url.replace('http://ponte.test', ''))
type Report = Extract<NonNullable<ProfileSent['disabilities_attributes']>[number], { disability_type_id: string }>
const report = (cid?: File, disability_type_id = 'hearing'): Report => ({
  disability_type_id,
  description: 'Aparelho',
  ...(cid && { cid }),
})

test('an avatar is public and completes the photo; another replaces it, a flag removes it', async () => {
  const { token } = await newCandidate(app)
  const { avatar_path, completeness } = await save(token, { avatar: new File([png()], 'eu.png') })
  assert.equal(completeness.missing.includes('photo'), false)
  assert.equal((await get(avatar_path!)).status, 200)
  const other = await save(token, { avatar: new File([png(3, 3)], 'eu de novo.png') })
  assert.notEqual(other.avatar_path, avatar_path)
  assert.equal((await get(avatar_path!)).status, 404)
  assert.equal((await save(token, { avatar_destroy: true })).avatar_path, null)
  assert.equal((await get(other.avatar_path!)).status, 404)
})

test('a photo is taken in every format that its field offers, and drawn anew', async () => {
  const { token } = await newCandidate(app)
  const flat = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
  for (const kind of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const) {
    const sent = new File([new Uint8Array(await flat.clone().toFormat(kind).toBuffer())], `eu.${kind}`)
    const { avatar_path } = await save(token, { avatar: sent })
    assert.equal((await get(avatar_path!)).headers.get('content-type'), 'image/webp', kind)
  }
})

test('an avatar is a picture and a résumé a PDF, by what they hold and not by their names', async () => {
  const { token } = await newCandidate(app)
  assert.deepEqual((await refusal(save(token, { avatar: new File([pdf()], 'eu.png') }))).body.errors, {
    avatar: ['Envie um arquivo PNG, JPG, WEBP, GIF ou AVIF de até 5 MB.'],
  })
  assert.deepEqual(
    (await refusal(save(token, { avatar: new File([png(), Buffer.alloc(5_000_000)], 'eu.png') }))).body.errors,
    { avatar: ['Envie um arquivo PNG, JPG, WEBP, GIF ou AVIF de até 5 MB.'] },
  )
  assert.deepEqual((await refusal(save(token, { curriculum_vitae: new File([png()], 'curriculo.pdf') }))).body.errors, {
    curriculum_vitae: ['Envie um arquivo PDF de até 10 MB.'],
  })
  const { curriculum_vitae } = await save(token, { curriculum_vitae: new File([pdf()], 'currículo.pdf') })
  assert.equal(curriculum_vitae!.name, 'currículo.pdf')
  assert.equal((await get(curriculum_vitae!.url)).status, 200)
  assert.equal((await get(curriculum_vitae!.url.split('?')[0]!)).status, 403)
  assert.equal((await save(token, { curriculum_vitae_destroy: true })).curriculum_vitae, null)
})

test('a report is read by its owner and stored unreadable, and the row of its file tells nothing', async () => {
  const { token } = await newCandidate(app)
  const words = Buffer.from('perda auditiva moderada')
  const cid = new File([Buffer.concat([pdf(), words])], 'laudo de perda auditiva.pdf')
  const { disabilities_attributes } = await save(token, { disability: true, disabilities_attributes: [report(cid)] })
  const [{ id, document }] = disabilities_attributes as [(typeof disabilities_attributes)[number]]
  assert.equal(document!.name, 'laudo de perda auditiva.pdf')
  const read = await get(document!.url)
  assert.equal(Buffer.from(await read.arrayBuffer()).includes(words), true)
  const rows = await app
    .ctx()
    .db.selectFrom('files')
    .select(['name', 'purpose', 'private'])
    .where('purpose', '=', 'candidate document')
    .execute()
  assert.deepEqual(rows, [{ name: 'documento.pdf', purpose: 'candidate document', private: true }])
  const folder = path.join(app.house.configuration.data_dir, 'files')
  const bytes = Buffer.concat(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(path.join(entry.parentPath, entry.name))),
  )
  assert.equal(bytes.includes(words), false)
  const kept = await save(token, { disabilities_attributes: [{ ...report(), id, description: 'Outro aparelho' }] })
  assert.deepEqual(
    kept.disabilities_attributes.map((row) => [row.description, row.document!.name]),
    [['Outro aparelho', document!.name]],
  )
  const replaced = (
    await save(token, { disabilities_attributes: [{ ...report(new File([png()], 'laudo novo.png')), id }] })
  ).disabilities_attributes[0]!
  assert.deepEqual([replaced.document!.name, (await get(document!.url)).status], ['laudo novo.png', 404])
  assert.equal(
    (await save(token, { disabilities_attributes: [{ ...report(), id, cid_destroy: true }] }))
      .disabilities_attributes[0]!.document,
    null,
  )
})

test("'não' takes no report away by itself: what goes is named, row by row", async () => {
  const { token } = await newCandidate(app)
  const { disabilities_attributes: rows } = await save(token, {
    disability: true,
    disabilities_attributes: [report(new File([pdf()], 'laudo.pdf')), report(undefined, 'physical')],
  })
  const url = rows[0]!.document!.url
  const [gone, other] = rows.map(({ id }) => ({ id, _destroy: true as const }))
  const alone = { disability: ['Para responder “Não”, apague também as deficiências informadas e os documentos delas'] }
  for (const disability of [false, null])
    for (const sent of [{ disability }, { disability, disabilities_attributes: [gone!] }])
      assert.deepEqual((await refusal(save(token, sent))).body.errors, alone)
  const mixed = await refusal(save(token, { disability: false, disabilities_attributes: [gone!, other!, report()] }))
  assert.deepEqual(mixed.body.errors, { disability: ['Marque “Sim (PCD)” para informar deficiências'] })
  assert.deepEqual([(await mine(token)).disabilities_attributes.length, (await get(url)).status], [2, 200])
  const after = await save(token, { disability: false, disabilities_attributes: [gone!, other!] })
  assert.deepEqual([after.disability, after.disabilities_attributes, (await get(url)).status], [false, [], 404])
})

test('one report is removed and the others stay', async () => {
  const { token } = await newCandidate(app)
  const two = ['hearing', 'physical'].map((kind, i) =>
    report(new File([pdf(`laudo ${i + 1}`)], `laudo ${i + 1}.pdf`), kind),
  )
  const [first] = (await save(token, { disability: true, disabilities_attributes: two })).disabilities_attributes
  const after = (await save(token, { disabilities_attributes: [{ ...report(), id: first!.id, cid_destroy: true }] }))
    .disabilities_attributes
  assert.deepEqual(
    after.map(({ document }) => document?.name ?? null),
    [null, 'laudo 2.pdf'],
  )
})

test('a refusal keeps the file that was there', async () => {
  const { token } = await newCandidate(app)
  const { avatar_path } = await save(token, { avatar: new File([png()], 'eu.png') })
  await refusal(save(token, { avatar: new File([png(3, 3)], 'outra.png'), cpf: '111' }))
  assert.deepEqual([(await mine(token)).avatar_path, (await get(avatar_path!)).status], [avatar_path, 200])
})

test('a tab with an old version neither removes a newer file nor replaces a removed one', async () => {
  const { token } = await newCandidate(app)
  const files = { curriculum_vitae: new File([pdf('antigo')], 'antigo.pdf'), avatar: new File([png()], 'antiga.png') }
  const { lock_version } = await save(token, files)
  await save(token, { lock_version, curriculum_vitae: new File([pdf('novo')], 'novo.pdf') })
  const told = await save(token, { lock_version, avatar_destroy: true })
  const conflict = async (sent: ProfileSent) => {
    const { status, body } = await refusal(save(token, { lock_version, ...sent }))
    return [status, (body as { fields?: string[] }).fields]
  }
  assert.deepEqual(await conflict({ curriculum_vitae_destroy: true }), [409, ['curriculum_vitae_destroy']])
  assert.deepEqual(await conflict({ avatar: new File([png(3, 3)], 'outra.png') }), [409, ['avatar']])
  assert.deepEqual(
    await save(token, { lock_version, avatar_destroy: true, motivations: 'Aprender' }).then((p) => [
      p.curriculum_vitae?.name,
      p.avatar_path,
    ]),
    ['novo.pdf', null],
  )
  assert.equal(
    (await save(token, { lock_version: told.lock_version, curriculum_vitae_destroy: true })).curriculum_vitae,
    null,
  )
})

test('sixty files an hour, reports among them, and no more', async () => {
  const { save } = profiles(limited)
  const { token } = await newCandidate(limited)
  for (let n = 0; n < 58; n++) await save(token, { curriculum_vitae: new File([pdf()], 'cv.pdf') })
  await save(token, {
    disability: true,
    disabilities_attributes: [report(new File([pdf('1')], '1.pdf')), report(new File([pdf('2')], '2.pdf'), 'physical')],
  })
  assert.equal((await refusal(save(token, { avatar: new File([png()], 'eu.png') }))).status, 429)
  assert.equal((await save(token, { motivations: 'Aprender' })).motivations, 'Aprender')
})
