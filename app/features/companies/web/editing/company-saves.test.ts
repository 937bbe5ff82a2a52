// A form, its server, and a line between them that may be cut.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addFiles, moveFile, removeFile } from '#web/form/uploads/many-files.ts'
import { Refused } from '#wire/send.ts'
import { type CompanyDraft, draftOf, type Edited, NO_TESTIMONIAL } from './company-draft.ts'
import { companySaves } from './company-saves.ts'
import type { CompanySent } from './company-sent.ts'
import { mergedDraft } from './merge-draft.ts'

type Row = { id: string; key: string | null; name: string }
type Stored = {
  founded_at: number | null
  video_urls: string[]
  photos: { id: string; key: string | null }[]
  contributions_attributes: Row[]
  lock_version: number
}
const file = new File(['x'], 'forno.png')
const bia = { ...NO_TESTIMONIAL, key: 'bia', name: 'Bia' }

/** `cut`: what becomes of the sendings, one after the other; one that is lost was stored and not answered. */
function begin(...cut: ('lost' | 'never sent' | undefined)[]) {
  let stored: Stored = {
    founded_at: null,
    video_urls: [],
    photos: [
      { id: 'p1', key: null },
      { id: 'p2', key: null },
    ],
    contributions_attributes: [],
    lock_version: 3,
  }
  const sendings: CompanySent[] = []
  const done = new Set<string>()
  const shown = (): Edited => {
    const { photos, contributions_attributes, ...rest } = stored
    const attributes = {
      address_attributes: null,
      benefits: [],
      ...rest,
      photos: photos.map((one) => ({ ...one, url: '', srcset: '' })),
      contributions_attributes: contributions_attributes.map((row) => ({
        ...row,
        title: '',
        testimony: '',
        avatar: null,
      })),
    }
    return { id: 'c', type: 'company', attributes: attributes as unknown as Edited['attributes'] }
  }
  function store({
    photos_keys = [],
    photos_order = [],
    photos_destroy = [],
    contributions_attributes: sent = [],
    ...plain
  }: CompanySent) {
    const names = (one: { id: string; key: string | null }) => [one.id, one.key ?? '']
    const photos = [
      ...stored.photos,
      ...photos_keys!
        .filter((key) => stored.photos.every((one) => one.key !== key))
        .map((key) => ({ id: `id of ${key}`, key })),
    ].filter(({ id }) => !photos_destroy!.includes(id))
    const at = (one: Stored['photos'][number]) => photos_order!.findIndex((name) => names(one).includes(name))
    const leaving = new Set(sent!.flatMap((row) => (row._destroy ? row.id : [])))
    const added = sent!.flatMap((row) =>
      row._destroy || row.id || stored.contributions_attributes.some(({ key }) => key === row.key)
        ? []
        : [{ id: `id of ${row.key}`, key: row.key ?? null, name: row.name }],
    )
    stored = {
      ...stored,
      ...(plain as Partial<Stored>),
      photos: photos.toSorted((a, b) => at(a) - at(b)),
      contributions_attributes: [...stored.contributions_attributes.filter(({ id }) => !leaving.has(id)), ...added],
      lock_version: stored.lock_version + 1,
    }
  }
  const form = { holds: draftOf(shown().attributes) }
  const save = companySaves(shown(), {
    put: async (changes, { attributes }, key) => {
      sendings.push(changes)
      const fate = cut.shift()
      if (fate === 'never sent') throw new TypeError('no answer')
      if (done.has(key)) return shown()
      if (attributes.lock_version !== stored.lock_version)
        throw new Refused(409, { messages: ['Outra pessoa'], data: shown() } as never)
      store(changes)
      done.add(key)
      if (fate === 'lost') throw new TypeError('no answer')
      return shown()
    },
    adopt: async (base, now) => (form.holds = mergedDraft(base, form.holds, draftOf(now.attributes))),
  })
  const type = (changes: (held: CompanyDraft) => Partial<CompanyDraft>) =>
    void (form.holds = { ...form.holds, ...changes(form.holds) })
  return {
    type,
    save: () => save(form.holds).catch(() => 'no answer'),
    sendings,
    stands: () => [
      stored.photos.map(({ id, key }) => (key ? 'new' : id)).join(),
      stored.contributions_attributes.map(({ name }) => name).join(),
      stored.founded_at,
    ],
    somebodyElse: store,
  }
}

const photoBetween = ({ photos }: CompanyDraft) => {
  const added = addFiles(photos, [file])
  return { photos: moveFile(added, added.entries[2]!.key, -1), contributions_attributes: [bia] }
}

test('a photo among stored ones takes its place in one sending', async () => {
  const { type, save, sendings, stands } = begin()
  type(photoBetween)
  assert.deepEqual([await save(), sendings.length, stands()], ['saved', 1, ['p1,new,p2', 'Bia', null]])
})

test('after a lost answer another change is saved, and nothing is added twice or told of somebody else', async () => {
  const { type, save, sendings, stands } = begin('lost')
  type(photoBetween)
  assert.equal(await save(), 'no answer')
  type(() => ({ founded_at: 1990 }))
  assert.deepEqual(
    [await save(), stands(), sendings.at(-1)],
    ['saved', ['p1,new,p2', 'Bia', 1990], { founded_at: 1990 }],
  )
})

test('pressed once more, what was stored without an answer is not added again', async () => {
  const { type, save, stands } = begin('lost')
  type(photoBetween)
  assert.deepEqual([await save(), await save(), stands()], ['no answer', 'saved', ['p1,new,p2', 'Bia', null]])
  assert.equal(await save(), 'nothing changed')
})

test('what is taken back after a lost answer goes', async () => {
  const { type, save, stands } = begin('lost')
  type(photoBetween)
  await save()
  type(({ photos }) => ({ photos: removeFile(photos, photos.entries[1]!.key), contributions_attributes: [] }))
  assert.deepEqual([await save(), stands()], ['saved', ['p1,p2', '', null]])
})

test('what never arrived is sent whole', async () => {
  const { type, save, stands } = begin('never sent')
  type(photoBetween)
  await save()
  type(() => ({ founded_at: 1990 }))
  assert.deepEqual([await save(), stands()], ['saved', ['p1,new,p2', 'Bia', 1990]])
})

test('with somebody else in between, what they added stays, and still nothing is added twice', async () => {
  const { type, save, stands, somebodyElse } = begin('lost')
  type(photoBetween)
  await save()
  somebodyElse({ contributions_attributes: [{ key: 'eva', name: 'Eva', title: '', testimony: '' }] })
  type(() => ({ founded_at: 1990 }))
  assert.deepEqual([await save(), stands()], ['saved', ['p1,new,p2', 'Bia,Eva', 1990]])
})
