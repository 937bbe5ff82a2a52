// Videos with captions and files of courses, as their author sends them.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { newCandidate, refusal } from '#test/support/candidate.ts'
import { fileOf, mp4, pdf, webm } from '#test/support/files/sample-files.ts'
import { everybody } from '#test/support/people.ts'
import * as wire from '../../wire/authoring.ts'
import { captionsProblem } from '../../wire/captions.ts'
import { openItemFile, showItem } from '../../wire/items.ts'
import { matriculate, showMatriculation } from '../../wire/study.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
let operator = ''
before(async () => {
  operator = (await everybody(app)).people.find(({ kind }) => kind === 'Operator')!.token!
})

const COURSE = { title: 'Filmar', summary: 'Um vídeo.', area: 'Vídeo', hours: 1, objectives: 'Filmar.' }
const cue = (from: string, to: string, words = 'Olá.') => `00:${from}.000 --> 00:${to}.000\n${words}\n`
const vtt = (...cues: string[]) => `WEBVTT\n\n${cues.join('\n')}`
const CAPTIONS = vtt(cue('00', '04'), cue('04', '10', 'Tudo bem?'))

async function withItem(kind: string) {
  const { id } = (await app.call(wire.createCourse, { course: COURSE }, operator)).data
  await app.call(wire.addItem, { id, item: { kind, title: 'Item', module: 'Um' } } as never, operator)
  const course = async () => (await app.call(wire.showKeptCourse, { id }, operator)).data.attributes
  const { key } = (await course()).modules[0]!.items[0]!
  const item = async () => (await app.call(wire.showKeptItem, { id, key }, operator)).data.attributes
  const lock_version = async () => (await item()).lock_version
  return {
    id,
    course,
    item,
    send: async (bytes: Buffer, name: string) =>
      app.call(
        wire.sendItemFile,
        { id, key, media: { file: fileOf(bytes, name), lock_version: await lock_version() } },
        operator,
      ),
    caption: async (captions: string) =>
      app.call(wire.changeItem, { id, key, item: { captions, lock_version: await lock_version() } }, operator),
    publish: async () => app.call(wire.publishCourse, { id, lock_version: (await course()).lock_version }, operator),
  }
}
async function studied(id: string) {
  const { token } = await newCandidate(app)
  const { data } = await app.call(matriculate, { id }, token)
  const place = { id: data.id, item_id: data.attributes.items[0]!.id }
  return { token, place, item: async () => (await app.call(showItem, place, token)).data.attributes }
}

test('a video is published with captions only; a version keeps both through later changes', async () => {
  const { id, course, item, send, caption, publish } = await withItem('video')
  assert.deepEqual((await course()).problems, ['“Item” está sem vídeo'])
  await send(mp4(10), 'aula.mp4')
  assert.deepEqual([(await item()).seconds, (await item()).file?.name], [10, 'aula.mp4'])
  assert.deepEqual((await course()).problems, ['“Item” está sem legendas em português'])
  assert.match(JSON.stringify((await refusal(publish())).body), /sem legendas/)
  const late = await refusal(caption(vtt(cue('00', '04'), cue('09', '12'))))
  assert.deepEqual(
    [late.status, late.body.errors],
    [422, { captions: ['Linha 6: passa do fim do vídeo, que tem 10 s'] }],
  )
  await caption(CAPTIONS)
  await publish()
  const { item: first } = await studied(id)
  assert.equal((await first()).video?.captions, CAPTIONS)
  await caption(vtt(cue('00', '05', 'Outra.')))
  await publish()
  await send(mp4(20), 'outra.mp4')
  const { item: second } = await studied(id)
  assert.equal((await first()).video?.captions, CAPTIONS)
  assert.match((await second()).video!.captions, /Outra/)
  assert.deepEqual(
    [(await second()).video!.seconds, (await app.request((await first()).video!.url!)).status],
    [10, 200],
  )
})

test('a file is opened by who studies; one that no course needs any more is removed', async () => {
  const { id, item, send, publish } = await withItem('file')
  await send(pdf('primeiro'), 'um.pdf')
  const { db } = app.ctx()
  const gone = async (name: string) =>
    (await db.selectFrom('files').select('removed_at').where('name', '=', name).executeTakeFirstOrThrow())
      .removed_at !== null
  await send(pdf('segundo'), 'dois.pdf')
  await publish()
  await send(pdf('terceiro'), 'tres.pdf')
  assert.deepEqual([await gone('um.pdf'), await gone('dois.pdf')], [true, false])
  const { token, place } = await studied(id)
  const { url } = await app.call(openItemFile, place, token)
  assert.match(await (await app.request(url)).text(), /segundo/)
  assert.equal((await app.call(showMatriculation, { id: place.id }, token)).data.attributes.done, 1)
  await db.updateTable('files').set({ removed_at: new Date().toISOString() }).where('name', '=', 'tres.pdf').execute()
  assert.equal((await item()).file, null)
  assert.match(JSON.stringify((await refusal(publish())).body), /“Item” tem um arquivo que não existe mais/)
})

test('what is no video, or does not say how long it is, is refused and nothing changes', async () => {
  const { item, send } = await withItem('video')
  for (const [bytes, name, status] of [
    [pdf(), 'video.mp4', 415],
    [mp4(), 'aula.mp4', 422],
    [webm(), 'aula.webm', 422],
    [Buffer.concat([webm(), Buffer.from('18538067ff1549a966844489880', 'hex')]), 'curto.webm', 422],
  ] as const)
    assert.equal((await refusal(send(bytes, name))).status, status, name)
  assert.equal((await item()).file, null)
  const text = await withItem('text')
  assert.equal((await refusal(text.send(pdf(), 'um.pdf'))).status, 404)
})

test('captions are refused by their line', () => {
  for (const [typed, words] of [
    ['00:00.000 --> 00:01.000\nOlá', 'Linha 1: comece por WEBVTT'],
    ['\nWEBVTT', 'Linha 1: comece por WEBVTT'],
    ['WEBVTT\n', 'Linha 1: escreva ao menos uma legenda'],
    [vtt(cue('04', '02')), 'Linha 3: o fim vem antes do começo'],
    [vtt(cue('00', '04'), cue('03', '05')), 'Linha 6: começa antes de a legenda anterior terminar'],
    [vtt(cue('00', '04'), cue('58', '59')), 'Linha 6: passa do fim do vídeo, que tem 30 s'],
    [vtt(cue('00', '04', ' ')), 'Linha 3: a legenda está vazia'],
    ['WEBVTT\n\n0:00 --> 0:04\nOlá', 'Linha 3: escreva os tempos assim: 00:00:01.000 --> 00:00:04.000'],
    ['WEBVTT\n\nSó palavras', 'Linha 3: escreva os tempos assim: 00:00:01.000 --> 00:00:04.000'],
    [`\ufeffWEBVTT pt-BR\r\n\r\nNOTE nada\r\n\r\num\r\n${cue('00', '30')}`, undefined],
  ] as const)
    assert.equal(captionsProblem(typed, 30), words, typed)
})
