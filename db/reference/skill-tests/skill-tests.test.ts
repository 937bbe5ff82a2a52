// Authoring rules of the skill tests that every installation loads.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

type Option = { key: string; text: string; correct?: true }
type Question = {
  key: string
  topic: string
  difficulty: number
  kind: string
  text: string
  table?: string[][]
  options: Option[]
  explanation: string
}
type SkillTest = {
  slug: string
  title: string
  summary: string
  minutes: number
  topics: { key: string; title: string; draw: number; lesson?: { course_id: string; key: string } }[]
  questions: Question[]
}

const folder = new URL('./', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
const skillTests = files.map((name): SkillTest => JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
const all = skillTests.flatMap(({ questions }) => questions)

const plain = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, ' ')
const twice = (texts: string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)
const correct = ({ options }: Question) => options.find((option) => option.correct)!
const wrong = ({ options }: Question) => options.filter((option) => !option.correct)
const keys = (found: Question[]) => found.map(({ key }) => key)

test('the four tests stand in files of their names', () => {
  assert.deepEqual(files.toSorted(), [
    'excel.json',
    'informatica.json',
    'portugues-para-o-trabalho.json',
    'raciocinio-logico.json',
  ])
  assert.deepEqual(
    skillTests.map(({ slug }) => `${slug}.json`),
    files,
  )
})

for (const { slug, title, summary, minutes, topics, questions } of skillTests) {
  test(`${slug}: five topics of eight questions, easy to hard, and two drawn of each`, () => {
    assert.ok(title && summary.length <= 200 && minutes >= 5 && minutes <= 60)
    assert.equal(topics.length, 5)
    assert.deepEqual(twice(topics.map(({ key }) => key)), [])
    for (const { key, draw } of topics) {
      const own = questions.filter(({ topic }) => topic === key)
      assert.deepEqual([draw, own.length], [2, 8], key)
      assert.deepEqual([...new Set(own.map(({ difficulty }) => difficulty))].toSorted(), [1, 2, 3], key)
    }
    assert.equal(questions.length, 40)
  })

  test(`${slug}: neither place nor length gives the correct option away`, () => {
    for (const letter of 'abcd') {
      const share = questions.filter((each) => correct(each).key === letter).length / questions.length
      assert.ok(share > 0 && share <= 0.4, `${letter}: ${share}`)
    }
    const longest = questions.filter((each) => wrong(each).every(({ text }) => text.length < correct(each).text.length))
    assert.ok(longest.length <= questions.length * 0.45, keys(longest).join(', '))
  })
}

test('every question has four different options and one of them is correct', () => {
  const broken = all.filter(
    ({ kind, options }) =>
      kind !== 'single' ||
      options.map(({ key }) => key).join('') !== 'abcd' ||
      options.filter((option) => option.correct).length !== 1 ||
      new Set(options.map(({ text }) => plain(text))).size !== 4,
  )
  assert.deepEqual(keys(broken), [])
})

test('no key and no question is there twice', () => {
  assert.deepEqual(twice(all.map(({ key }) => key)), [])
  assert.deepEqual(twice(all.map(({ text }) => plain(text))), [])
})

test('options are drawn in any order: none speaks of the others, no text of a letter or a place', () => {
  const others = /\b(todas|nenhuma|ambas) (das|as) (anteriores|outras|alternativas|opções)\b/i
  assert.deepEqual(keys(all.filter(({ options }) => options.some(({ text }) => others.test(text)))), [])
  const place =
    /\b(letra [abcd]\b|(alternativa|opção) [abcd]\b|(primeira|segunda|terceira|última) (opção|alternativa))/i
  assert.deepEqual(keys(all.filter(({ text, explanation }) => place.test(`${text} ${explanation}`))), [])
})

test('texts are whole: an explanation, closed backticks, tables with rows of one length', () => {
  const texts = ({ text, options, explanation }: Question) => [text, explanation, ...options.map((one) => one.text)]
  const whole = (text: string) => text.trim() === text && text !== '' && text.split('`').length % 2 === 1
  assert.deepEqual(keys(all.filter((each) => !texts(each).every(whole))), [])
  const uneven = all.filter(({ table }) => table && new Set(table.map((row) => row.length)).size !== 1)
  assert.deepEqual(keys(uneven), [])
})

test('each lesson that a topic leads to is an item of its course', () => {
  const lessons = skillTests.flatMap(({ topics }) => topics.flatMap(({ lesson }) => lesson ?? []))
  assert.ok(lessons.length > 10)
  for (const { course_id, key } of lessons) {
    const text = readFileSync(new URL(`../academy/courses/${course_id}/course.json`, folder), 'utf8')
    const { modules } = JSON.parse(text) as { modules: { items: { key: string }[] }[] }
    assert.ok(
      modules.some(({ items }) => items.some((item) => item.key === key)),
      `${course_id} ${key}`,
    )
  }
})
