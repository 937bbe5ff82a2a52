import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Block, Paper } from '#wire/paper/paper.ts'
import { paperDifferences } from './paper-differences.ts'

const paper = (...blocks: Block[]): Paper => ({ title: 'Termo', blocks })
const heading = (text: string): Block => ({ type: 'heading', text })
const clause = (number: string, text: string): Block => ({ type: 'clause', number, runs: [{ text }] })
const list = (...items: string[]): Block => ({ type: 'list', items: items.map((text) => [{ text }]) })

test('the same words are no difference', () => {
  const one = paper(heading('Partes'), clause('1', 'A empresa'), list('Uma', 'Outra'))
  assert.deepEqual(paperDifferences(one, structuredClone(one)), [])
})

test('a clause that says something else stands beside what it said', () => {
  const was = paper(clause('1', 'Igual'), clause('2', 'Bolsa de R$ 1.000,00'))
  const is = paper(clause('1', 'Igual'), clause('2', 'Bolsa de R$ 1.150,00'))
  assert.deepEqual(paperDifferences(was, is), [
    { label: 'Cláusula 2', before: 'Bolsa de R$ 1.000,00', after: 'Bolsa de R$ 1.150,00' },
  ])
})

test('a clause put in front changes the numbers of the others, and not what they say', () => {
  const was = paper(clause('1', 'A'), clause('2', 'B'))
  const is = paper(clause('1', 'Nova'), clause('2', 'A'), clause('3', 'B'))
  assert.deepEqual(paperDifferences(was, is), [{ label: 'Cláusula 1', before: null, after: 'Nova' }])
})

test('of a list only what came and what went, under its heading', () => {
  const was = paper(heading('Atividades'), list('Uma', 'Duas'))
  const is = paper(heading('Atividades'), list('Uma', 'Três', 'Quatro'))
  assert.deepEqual(paperDifferences(was, is), [
    { label: 'Atividades', before: 'Duas', after: 'Três' },
    { label: 'Atividades', before: null, after: 'Quatro' },
  ])
})
