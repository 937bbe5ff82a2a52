import assert from 'node:assert/strict'
import { test } from 'node:test'
import { missingClauses } from '#features/internships/wire/law/clauses.ts'
import { bytesOf } from '#server/pdf/paper.ts'
import { setPaper } from '#server/pdf/set-paper.ts'
import { carriedBy } from '../wire/language/carried-by.ts'
import { parseTemplate } from '../wire/language/parse-template.ts'
import { renderTemplate } from '../wire/language/render-template.ts'
import { previewValues } from '../wire/preview-values.ts'
import type { Values } from '../wire/variables.ts'
import { type Kind, KINDS } from '../wire/variable-types.ts'
import { carriedSource } from './carried-templates.ts'

const kinds = Object.keys(KINDS) as Kind[]
const { usual, minor, worst } = previewValues
const changed = (of: Values, single: Values['single'], lists: Values['lists'] = {}): Values => ({
  single: { ...of.single, ...single },
  lists: { ...of.lists, ...lists },
})
const UNPAID = { 'bolsa.valor': '0.00', 'transporte.forma': null, 'transporte.valor': null }

const CASES: Record<string, Values> = {
  usual,
  'a minor': minor,
  'the worst case': worst,
  'a minor who is paid': changed(minor, { 'bolsa.valor': '900.00', 'bolsa.periodo': 'por hora' }),
  'obligatory, without stipend': changed(usual, { 'estagio.obrigatorio': true, ...UNPAID }),
  'insured by the institution': changed(usual, { 'seguro.contratante': 'Instituição de ensino' }),
  'no assessment weeks yet': changed(usual, {}, { avaliacoes: [] }),
  'a course that alternates': changed(usual, { 'estagio.alterna': true }),
  'nothing that is optional': changed(usual, {
    'estagiario.formatura': null,
    'estagiario.endereco': null,
    'instituicao.cnpj': null,
    'empresa.endereco': null,
    'empresa.representante_cargo': null,
    'instituicao.cidade': null,
    'instituicao.representante_cargo': null,
    'orientador.email': null,
    'estagio.local': null,
    'estagio.modelo': null,
    'estagio.beneficios': null,
    'relatorio.avaliacao': null,
  }),
}

for (const kind of kinds) {
  const { template, problems } = parseTemplate(carriedSource(kind))

  test(`${kind} is read, and has every clause of the law`, () => {
    assert.deepEqual(problems, [])
    assert.deepEqual(missingClauses(kind, carriedBy(template)), [])
  })

  for (const [what, values] of Object.entries(CASES))
    test(`${kind} for ${what}: nothing is blank, and nothing of the machinery is printed`, () => {
      const { paper, blanks } = renderTemplate(template, values)
      assert.deepEqual(blanks, [])
      const words = JSON.stringify(paper)
      assert.doesNotMatch(words, /undefined|null|\{\{|\}\}|\*\*|NaN|§ ?[a-z]|____|\[L\d| ,|: \.|\(\)/)
      for (const block of paper.blocks)
        if (block.type === 'list') assert.ok(block.items.length > 0)
        else if (block.type === 'table') assert.ok(block.rows.length > 0)
    })
}

test('a minor has the guardian named and a place for the signature', () => {
  const { paper } = renderTemplate(parseTemplate(carriedSource('tce')).template, minor)
  const places = paper.blocks.flatMap((block) => (block.type === 'places' ? block.signers : []))
  assert.deepEqual(
    places.map(({ role }) => role),
    ['Empresa', 'Estagiário', 'Representante legal do estagiário', 'Instituição de ensino'],
  )
})

test('a TCE names where the intern lives, and the CNPJ of the institution', () => {
  const words = JSON.stringify(renderTemplate(parseTemplate(carriedSource('tce')).template, usual).paper)
  assert.match(words, /residente em Rua Harmonia, 88/)
  assert.match(words, /Universidade Horizonte, CNPJ 11\.222\.333\/0001-81, em Campinas/)
})

test('each clause that is taken away is missed by its rule', () => {
  const source = carriedSource('tce')
  const without = (pattern: RegExp) =>
    missingClauses('tce', carriedBy(parseTemplate(source.replace(pattern, '')).template)).map(({ rule }) => rule)
  assert.deepEqual(without(/^§ \[MP2200[^§#]*/m), ['MP2200.10.2'])
  assert.deepEqual(without(/^§ \[L11788\.9\.IV\][^§#]*/m), ['L11788.9.IV'])
  assert.deepEqual(without(/## Recesso[^#]*/), ['L11788.13'])
  assert.deepEqual(without(/^§ \[L11788\.9\.V\][^§#{]*/m), ['L11788.9.V'])
})

test('the worst case is set on paper, tables and all', async () => {
  for (const kind of kinds) {
    const { paper } = renderTemplate(parseTemplate(carriedSource(kind)).template, previewValues.worst)
    const printing = { paper, mark: 'PT-7K4M-92QX, versão 1', app_name: 'Ponte', dated: '2027-01-15' }
    assert.ok((await bytesOf(setPaper(printing))).byteLength > 10_000)
  }
})
