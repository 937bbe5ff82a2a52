import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { labelOfLeaf, labelOfPath } from './field-words.ts'

test('a field of a row is named as it stands on the screen, in the row as it is counted there', () => {
  assert.equal(labelOfPath('experiences_attributes.0.level'), 'Experiências 1, Tipo')
  assert.equal(labelOfPath('user_languages_attributes.1.level'), 'Idiomas 2, Nível')
  assert.equal(
    labelOfPath('experiences_attributes.2.company', { experiences_attributes: [{ _destroy: true }, {}, {}] }),
    'Experiências 2, Empresa',
  )
  assert.equal(labelOfPath('study_schedule_attributes.schedule_type'), 'Horário de estudos, Como são as suas aulas?')
  assert.equal(labelOfPath('skill_ids.3'), 'Conhecimentos 4')
  assert.equal(labelOfPath('unheard_of'), undefined)
})

/** name={`${at}.company`} label="Empresa" */
const DRAWN =
  /name=(?:\{`\$\{(?:at|rows)\}\.(?:\$\{index\}\.)?|\{`(\w+_attributes)\.\$\{index\}\.|")(\w+)(?:`\}|")[^>]*? label="([^"]+)"/g
const OF_FILE: Record<string, string> = {
  'experiences-part.tsx': 'experiences_attributes',
  'disabilities-part.tsx': 'disabilities_attributes',
}

test('every label that a row writes by itself is the one it is spoken of with', () => {
  let found = 0
  for (const file of readdirSync(import.meta.dirname).filter((name) => name.endsWith('-part.tsx')))
    for (const [, list, leaf, label] of readFileSync(`${import.meta.dirname}/${file}`, 'utf8').matchAll(DRAWN)) {
      const key = list ?? OF_FILE[file]
      if (!key || labelOfLeaf(key, leaf!) === undefined) continue
      found++
      assert.equal(labelOfLeaf(key, leaf!), label, `${file} ${leaf}`)
    }
  assert.ok(found >= 10, String(found))
})
