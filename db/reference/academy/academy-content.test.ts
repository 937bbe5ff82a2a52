// The Academy's courses are written by hand: what the loader and the readers of a course rely on.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import * as z from 'zod/mini'
import { cleanHtml } from '#server/rich-text/clean-html.ts'

const folder = new URL('./', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')

const line = z.string().check(z.regex(/^\S.*\S$/), z.regex(/^(?!.* {2})/))
const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))
const minutes = z.int().check(z.minimum(1), z.maximum(30))
const item = <Kind extends string>(kind: Kind, ending: RegExp) => ({
  key: slug,
  kind: z.literal(kind),
  title: line,
  minutes,
  file: z.string().check(z.regex(ending)),
})
const Course = z.strictObject({
  slug,
  title: line,
  summary: line.check(z.maxLength(200)),
  area: z.string().check(z.regex(/^\p{Lu}\p{Ll}+$/u)),
  hours: z.int().check(z.minimum(1)),
  objectives: z.array(line).check(z.minLength(3), z.maxLength(5)),
  modules: z
    .array(
      z.strictObject({
        title: line,
        items: z.array(
          z.discriminatedUnion('kind', [
            z.strictObject(item('text', /\.html$/)),
            z.strictObject(item('quiz', /\.json$/)),
            z.strictObject({ ...item('video', /\.webm$/), captions: z.string().check(z.regex(/\.vtt$/)) }),
          ]),
        ),
      }),
    )
    .check(z.minLength(3), z.maxLength(4)),
})
const Quiz = z.strictObject({
  pass_percent: z.literal(70),
  questions: z
    .array(
      z.strictObject({
        key: slug,
        kind: z.enum(['single', 'multiple']),
        text: line,
        options: z
          .array(z.strictObject({ key: slug, text: line, correct: z.optional(z.literal(true)) }))
          .check(z.minLength(3), z.maxLength(6)),
        explanation: line,
      }),
    )
    .check(z.minLength(4), z.maxLength(6)),
})
const Tracks = z.array(
  z.strictObject({ slug, title: line, summary: line.check(z.maxLength(200)), courses: z.array(slug) }),
)

const CUE = /^(\d\d):(\d\d)\.(\d{3}) --> (\d\d):(\d\d)\.(\d{3})\n(\S.*(?:\n\S.*)?)$/
/** The cues of a WebVTT file; undefined for a block that is none. */
const cuesOf = (vtt: string) =>
  vtt
    .trim()
    .split('\n\n')
    .slice(1)
    .map((block) => {
      const [, m1, s1, ms1, m2, s2, ms2, text] = CUE.exec(block) ?? []
      return text && { from: Number(m1) * 60 + Number(`${s1}.${ms1}`), to: Number(m2) * 60 + Number(`${s2}.${ms2}`) }
    })

const slugs = readdirSync(new URL('courses/', folder))
const courses = slugs.map((name) => Course.parse(JSON.parse(read(`courses/${name}/course.json`))))
const unique = (what: string, keys: string[]) => assert.deepEqual(keys, [...new Set(keys)], what)

for (const course of courses) {
  const items = course.modules.flatMap((module) => module.items)
  const file = (name: string) => `courses/${course.slug}/${name}`

  test(`${course.slug}: folder, items and hours agree`, () => {
    assert.ok(slugs.includes(course.slug), 'the folder is named by the slug')
    assert.ok(items.length >= 8 && items.length <= 12, `${items.length} items`)
    unique(
      'items',
      items.map(({ key }) => key),
    )
    const named = items.flatMap((one) => ('captions' in one ? [one.file, one.captions] : [one.file]))
    assert.deepEqual(readdirSync(new URL(file(''), folder)).toSorted(), ['course.json', ...named].toSorted())
    for (const { title, items: own } of course.modules)
      assert.deepEqual([own.at(-1)?.kind, own.length > 1], ['quiz', true], `${title} ends with a quiz`)
    const sum = items.reduce((total, one) => total + one.minutes, 0)
    assert.equal(course.hours, Math.floor(sum / 60), 'a certificate promises no hour that the items do not fill')
  })

  for (const one of items) {
    if (one.kind === 'text')
      test(`${course.slug}: ${one.key} is clean and has 300 to 700 words`, () => {
        const html = read(file(one.file))
        assert.equal(cleanHtml(html), html.trim())
        assert.doesNotMatch(html, /\*\*|\]\(| \/\/ /, 'marks of another notation')
        const words = html
          .replace(/<[^>]*>/g, ' ')
          .trim()
          .split(/\s+/).length
        assert.ok(words >= 300 && words <= 700, `${words} words`)
      })
    if (one.kind === 'quiz')
      test(`${course.slug}: ${one.key} can be passed and missed`, () => {
        const { questions } = Quiz.parse(JSON.parse(read(file(one.file))))
        unique(
          'questions',
          questions.map(({ key }) => key),
        )
        for (const place of ['a', 'b', 'c', 'd']) {
          const right = questions.filter(
            ({ kind, options }) => kind === 'single' && options.some(({ key, correct }) => key === place && correct),
          ).length
          assert.ok(right / questions.length < 0.7, `who always ticks ${place} passes`)
        }
        for (const { key, kind, options } of questions) {
          unique(
            key,
            options.map((option) => option.key),
          )
          unique(
            key,
            options.map((option) => option.text),
          )
          const right = options.filter(({ correct }) => correct).length
          assert.ok(kind === 'single' ? right === 1 : right > 1 && right < options.length, `${key}: ${right} right`)
        }
      })
    if (one.kind === 'video')
      test(`${course.slug}: ${one.key} is short, small and told in captions`, () => {
        const video = readFileSync(new URL(file(one.file), folder))
        const at = video.indexOf(Buffer.from([0x44, 0x89, 0x88])) // Duration, of 8 bytes, in milliseconds
        const seconds = video.readDoubleBE(at + 3) / 1000
        assert.ok(at > 0 && seconds >= 60 && seconds <= 120, `${seconds} s`)
        assert.ok(video.length <= 1_500_000, `${video.length} bytes`)
        const vtt = read(file(one.captions))
        assert.match(vtt, /^WEBVTT\n\n/)
        const cues = cuesOf(vtt)
        assert.ok(cues.length > 5)
        let before = 0
        for (const cue of cues) {
          assert.ok(cue && before <= cue.from && cue.from < cue.to && cue.to <= seconds, `after ${before} s`)
          before = cue.to
        }
      })
  }
}

test('courses of the Academy are known by their slugs, and tracks lead to them', () => {
  unique(
    'courses',
    courses.map((course) => course.slug),
  )
  const tracks = Tracks.parse(JSON.parse(read('tracks.json')))
  unique(
    'tracks',
    tracks.map((track) => track.slug),
  )
  for (const track of tracks) {
    unique(track.slug, track.courses)
    assert.deepEqual(
      track.courses.filter((name) => !slugs.includes(name)),
      [],
      `${track.slug} knows its courses`,
    )
  }
})
