import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DocxBlock, DocxLook } from '#server/docx/docx.ts'
import { carriedBy } from '../../wire/language/carried-by.ts'
import { parseTemplate } from '../../wire/language/parse-template.ts'
import { sourceOf } from './template-source.ts'

const NOTHING = { images: 0, notes: 0, margins: 0 }
const block = (text: string, look: DocxLook = 'plain', level = 0): DocxBlock => ({
  type: 'paragraph',
  look,
  level,
  runs: text.split('**').map((part, n) => ({ text: part, strong: n % 2 === 1 })),
})
const source = (...blocks: (DocxBlock | string)[]) =>
  sourceOf({ blocks: blocks.map((one) => (typeof one === 'string' ? block(one) : one)), dropped: NOTHING })
const body = (...blocks: (DocxBlock | string)[]) => source(...blocks).body

test('titles, clauses and lists become what the language has for them', () => {
  assert.equal(
    body(
      block('TERMO DE COMPROMISSO', 'title'),
      block('Das partes', 'heading'),
      'CLÁUSULA PRIMEIRA – DO OBJETO',
      `Cláusula 2ª - ${'O estágio é ato educativo. '.repeat(5).trim()}`,
      '§ 1º A jornada é de seis horas.',
      'Parágrafo único. Não há vínculo.',
      '3. Seguro',
      '3.1 Apólice',
      block('Numerada pelo editor', 'ordered'),
      block('Abaixo dela', 'ordered', 1),
      block('Escrever', 'bullet'),
      '• Revisar',
      'a) Documentar',
    ),
    [
      '# TERMO DE COMPROMISSO',
      '\n## Das partes',
      '\n## CLÁUSULA PRIMEIRA – DO OBJETO',
      `\n§ ${'O estágio é ato educativo. '.repeat(5).trim()}`,
      '\n§§ A jornada é de seis horas.',
      '\n§§ Não há vínculo.',
      '\n§ Seguro',
      '\n§§ Apólice',
      '\n§ Numerada pelo editor',
      '\n§§ Abaixo dela',
      '\n- Escrever',
      '- Revisar',
      '- Documentar',
    ].join('\n'),
  )
})

test('room for values is found however offices write it, and what is perhaps meant is named', () => {
  const { body, placeholders } = source(
    'Entre {{empresa.razao_social}} e [NOME DO ESTAGIÁRIO], CPF: ________, <<Curso>>, «apolice do seguro», ${xyzw}.',
    'De novo [NOME DO  ESTAGIÁRIO] e {{se estagiario.menor = sim}}menor{{fim}}.',
  )
  assert.equal(
    body,
    'Entre {{empresa.razao_social}} e {{NOME DO ESTAGIÁRIO}}, CPF: {{CPF}}, ' +
      '{{Curso}}, {{apolice do seguro}}, {{xyzw}}.\n\n' +
      'De novo {{NOME DO ESTAGIÁRIO}} e {{se estagiario.menor = sim}}menor{{fim}}.',
  )
  assert.deepEqual(
    placeholders.map(({ name, count, suggestion }) => [name, count, suggestion]),
    [
      ['NOME DO ESTAGIÁRIO', 2, 'estagiario.nome'],
      ['CPF', 1, null],
      ['Curso', 1, 'estagiario.curso'],
      ['apolice do seguro', 1, 'seguro.apolice'],
      ['xyzw', 1, null],
    ],
  )
})

test('words that the language would take for its own marks do not act as such', () => {
  const text = body(
    block('T', 'title'),
    '# não é título',
    '| nem tabela |',
    '@ nem assinatura',
    '[uma nota longa demais para ser lugar de um valor, que abre colchetes e segue por muitas palavras até fechar]',
    'dois ** asteriscos',
    'chaves }} soltas {{ e abertas',
  )
  const { template, problems } = parseTemplate(text)
  assert.deepEqual(
    template.nodes.map((node) => (node.type === 'line' ? node.shape : node.type)),
    ['title', 'paragraph', 'paragraph', 'paragraph', 'paragraph', 'paragraph', 'paragraph'],
  )
  assert.deepEqual(carriedBy(template).rules, [])
  assert.deepEqual(problems, [])
})

test('bold stays bold across the runs that an editor cuts; a table keeps its columns, blank cells too', () => {
  const { body: text } = source(block('T', 'title'), 'A **empresa ** paga', {
    type: 'table',
    rows: [
      ['Dia', 'Horário'],
      ['Segunda', ''],
      ['Terça|feira', '13h', 'a mais'],
    ],
  })
  assert.equal(
    text,
    '# T\n\nA **empresa** paga\n\n| Quadro 1 |\n| Dia | Horário | — |\n| ' +
      'Segunda | — | — |\n| Terça feira | 13h | a mais |',
  )
  assert.deepEqual(parseTemplate(text).problems, [])
})

test('what a text cannot carry is told', () => {
  const { dropped, body: text } = sourceOf({
    blocks: [block('____________________'), block('Fim')],
    dropped: { images: 2, notes: 1, margins: 1 },
  })
  assert.equal(text, 'Fim')
  assert.deepEqual(dropped, [
    '2 imagens ficaram de fora.',
    'Cabeçalho e rodapé ficaram de fora: a plataforma põe os dela em cada página.',
    '1 nota de rodapé ficou de fora.',
    'As linhas de assinatura ficaram de fora: escreva “@ papel: nome” onde cada parte assina.',
  ])
})
