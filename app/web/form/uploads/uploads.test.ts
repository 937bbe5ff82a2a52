import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addFiles, moveFile, removeFile, sentParts, startingWith } from './many-files.ts'
import { acceptOf, countFiles, describeRule, refuseFile, sortFiles, type FileRule } from './file-rules.ts'
import { choosePicture, deletePicture, NO_CHOICE, previewOf } from './picture-choice.ts'

const file = (name: string, type = '', size = 1000) => ({ name, type, size })
const photos: FileRule = { kinds: ['image'], mostBytes: 5_000_000, mostFiles: 3 }
const base: FileRule = { kinds: ['docx', 'pdf'], mostBytes: 10_000_000 }

test('type and size are said before', () => {
  assert.equal(describeRule(base), 'DOCX ou PDF, até 10 MB')
  assert.equal(
    refuseFile({ name: 'logo.gif', type: 'image/gif', size: 1 }, { ...photos, kinds: ['picture'] }),
    undefined,
  )
  assert.equal(describeRule(photos), 'JPG, PNG ou WebP, até 5 MB cada, no máximo 3 arquivos')
  assert.ok(acceptOf(base).includes('application/pdf') && acceptOf(base).includes('.docx'))
})

test('a refusal names the file and what to do', () => {
  assert.equal(refuseFile(file('cv.exe'), base), '“cv.exe” não é aceito. Envie DOCX ou PDF.')
  assert.equal(refuseFile(file('CV.PDF'), base), undefined)
  assert.equal(refuseFile(file('cv', 'application/pdf', 12_000_000), base), '“cv” tem 12 MB. O limite é 10 MB.')
  assert.equal(refuseFile(file('cv.pdf', '', 0), base), '“cv.pdf” está vazio.')
})

test('of many files the good ones are taken, up to the limit', () => {
  const { taken, refusals } = sortFiles([file('a.png'), file('b.gif'), file('c.jpg'), file('d.webp')], photos, 1)
  assert.deepEqual(
    taken.map((one) => one.name),
    ['a.png', 'c.jpg'],
  )
  assert.equal(refusals.length, 2)
  assert.match(refusals[1]!, /máximo de 3/)
})

test('several files are counted', () => {
  assert.equal(countFiles(3), '3 arquivos selecionados')
  assert.equal(countFiles(1), '1 arquivo selecionado')
})

test('choosing a picture clears its destroy flag, deleting a stored one sets it', () => {
  assert.equal(previewOf(NO_CHOICE, '/old.png'), '/old.png')
  const deleted = deletePicture(true)
  assert.deepEqual([deleted.destroy, previewOf(deleted, '/old.png')], [true, null])
  assert.deepEqual(choosePicture('new'), { file: 'new', destroy: false })
  assert.equal(previewOf(choosePicture('new'), '/old.png'), 'new')
  assert.equal(deletePicture(false).destroy, false)
})

test('a list keeps what is stored, what is new, what goes, and the order', () => {
  const stored = ['1', '2'].map((id) => ({ id, name: `${id}.png`, url: `/${id}` }))
  let list = addFiles<string>(startingWith(stored), ['x', 'y'])
  list = moveFile(list, list.entries[2]!.key, -2)
  list = removeFile(list, 'stored-1')
  const [x, y] = sentParts(list).keys as [string, string]
  assert.notEqual(x, y)
  assert.deepEqual(sentParts(list), { added: ['x', 'y'], keys: [x, y], destroyed: ['1'], order: [x, '2', y] })
  list = removeFile(list, list.entries[0]!.key)
  assert.deepEqual(sentParts(list), { added: ['y'], keys: [y], destroyed: ['1'], order: ['2', y] })
})

test('moving past an end stays at the end', () => {
  const list = startingWith(['1', '2', '3'].map((id) => ({ id, name: id, url: id })))
  assert.deepEqual(sentParts(moveFile(list, 'stored-1', 9)).order, ['2', '3', '1'])
  assert.equal(moveFile(list, 'stored-3', 1), list)
})
