import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Row, Values } from '../variables.ts'
import { parseTemplate } from './parse-template.ts'
import { renderTemplate } from './render-template.ts'

const problems = (body: string) =>
  parseTemplate(`# Termo\n${body}`).problems.map(({ line, message }) => `${line}: ${message}`)
const rendered = (body: string, single: Row, lists: Values['lists'] = {}) => {
  const { template, problems } = parseTemplate(`# Termo\n${body}`)
  assert.deepEqual(problems, [])
  return renderTemplate(template, { single, lists })
}
const text = (body: string, single: Row = {}, lists: Values['lists'] = {}) =>
  rendered(body, single, lists).paper.blocks.map((block) =>
    'runs' in block ? block.runs.map(({ text }) => text).join('') : block.type,
  )

const BAD: [source: string, ...told: string[]][] = [
  ['{{estagiario.cfp}}', '2: variável desconhecida: estagiario.cfp; você quis dizer estagiario.cpf?'],
  ['{{xyz}}', '2: variável desconhecida: xyz'],
  ['Uma\nlinha {{estagiario.nome', '2: chaves {{ }} que não fecham'],
  ['Um }} solto', '2: chaves {{ }} que não fecham'],
  ['\n{{se estagiario.menor = sim}}\ntexto', '3: {{se …}} sem o seu {{fim}}'],
  ['{{para cada dia em horario}}\n- {{dia.dia}}', '2: {{para cada …}} sem o seu {{fim}}'],
  ['a {{se estagiario.menor = sim}} b', '2: {{se …}} sem o seu {{fim}}'],
  ['{{fim}}', '2: {{fim}} sem um {{se …}} ou {{para cada …}} aberto'],
  ['{{senão}}', '2: {{senão}} sem um {{se …}} ou {{para cada …}} antes dele'],
  ['um {{para cada dia em horario}}', '2: {{para cada …}} fica sozinho na sua linha'],
  ['{{para cada dia em horarios}}\n{{fim}}', '2: lista desconhecida: horarios; você quis dizer horario?'],
  ['{{para cada dia em horario}}\n- {{dia.dia}}\n{{fim}}\n{{dia.dia}}', '5: variável desconhecida: dia.dia'],
  ['**negrito', '2: negrito ** que não fecha'],
  ['{{se bolsa.valor = "muito"}}a{{fim}}', '2: bolsa.valor se compara com um valor como 500,00'],
  ['{{se estagiario.nome > "A"}}a{{fim}}', '2: estagiario.nome só se compara com = ou ≠'],
  ['{{se horario = "x"}}a{{fim}}', '2: horario é uma lista: compare com = vazio ou ≠ vazio'],
  [
    '{{se bolsa.periodo = "por ano"}}a{{fim}}',
    '2: "por ano" não é uma opção de bolsa.periodo: use "por mês", "por hora"',
  ],
  [
    '{{se estagiario.menor}}a{{fim}}',
    '2: condição que não se lê: use variável, sinal (=, ≠, <, >) e valor, com E ou OU entre elas',
  ],
  ['| a | b |', '2: a tabela começa pela legenda, sozinha na linha: | Legenda |'],
  ['| Quadro |\n| a | b |\n| c |', '4: esta linha da tabela tem 1 colunas, e o cabeçalho tem 2'],
  ['@ Empresa', '2: assinatura que não se lê: escreva @ papel: nome'],
  ['§ [L11788.13]', '2: linha sem texto'],
]
for (const [source, ...told] of BAD)
  test(`refused with its line: ${source.replace(/\n/g, '⏎')}`, () => assert.deepEqual(problems(source), told))

test('a template has a title', () => {
  assert.deepEqual(parseTemplate('Texto').problems, [
    { line: 1, message: 'falta o título: uma linha que começa com #' },
  ])
})

const MINOR = { 'estagiario.menor': true, 'bolsa.valor': '500.00', 'estagio.inicio': '2027-02-01' }
const CONDITIONS: [condition: string, single: Row, holds: boolean][] = [
  ['estagiario.menor = sim', MINOR, true],
  ['estagiario.menor = não', MINOR, false],
  ['estagiario.menor ≠ sim', {}, true],
  ['estagiario.menor = não', {}, false],
  ['bolsa.valor > 499,99', MINOR, true],
  ['bolsa.valor > 500,00', MINOR, false],
  ['bolsa.valor < 1.000,00', MINOR, true],
  ['bolsa.valor = 500', MINOR, true],
  ['bolsa.valor > 0', {}, false],
  ['bolsa.valor = vazio', {}, true],
  ['bolsa.valor ≠ vazio', MINOR, true],
  ['estagio.inicio > 31/01/2027', MINOR, true],
  ['estagio.inicio < 01/02/2027', MINOR, false],
  ['bolsa.periodo = "POR MÊS"', { 'bolsa.periodo': 'por mês' }, true],
  ['estagiario.menor = sim E bolsa.valor > 500 OU estagio.inicio = 01/02/2027', MINOR, true],
  ['estagiario.menor = sim OU estagiario.menor = não E bolsa.valor > 500', MINOR, true],
  ['estagiario.menor = sim E bolsa.valor > 500', MINOR, false],
  ['estagiario.nome = "A E B OU C"', { 'estagiario.nome': 'a e b ou c' }, true],
  ['horario = vazio', {}, true],
]
for (const [condition, single, holds] of CONDITIONS)
  test(`${condition} ${holds ? 'holds' : 'does not hold'} for ${JSON.stringify(single)}`, () => {
    assert.deepEqual(text(`{{se ${condition}}}sim{{senão}}não{{fim}}`, single), [holds ? 'sim' : 'não'])
    assert.deepEqual(text(`{{se ${condition}}}\nsim\n{{senão}}\nnão\n{{fim}}`, single), [holds ? 'sim' : 'não'])
  })

test('values are printed by their type', () => {
  const single = { ...MINOR, 'estagiario.periodo': 4, 'estagiario.nome': 'Ana\n {{estagiario.cpf}} **b** <i>' }
  assert.deepEqual(
    text(
      '{{bolsa.valor}}; {{estagio.inicio}}; {{estagiario.menor}}; {{estagiario.periodo}}; {{estagiario.nome}}',
      single,
    ),
    ['R$\u00a0500,00; 01/02/2027; sim; 4; Ana {{estagiario.cpf}} **b** <i>'],
  )
})

test('what is blank prints its words, or is told by its name and by whom it is filled in', () => {
  assert.deepEqual(text('RG: {{estagiario.rg senão "não informado"}}.', { 'estagiario.rg': '  ' }), [
    'RG: não informado.',
  ])
  const { blanks } = rendered('CPF: {{estagiario.cpf}}', {})
  assert.deepEqual(
    blanks.map(({ path, variable }) => [path, variable.label, variable.by]),
    [['estagiario.cpf', 'CPF do estagiário', 'a própria pessoa, no perfil']],
  )
  assert.deepEqual(
    rendered('{{para cada um em atividades}}\n- {{um.texto}}\n{{fim}}', {}).blanks.map(({ path }) => path),
    ['atividades'],
  )
  assert.deepEqual(text('{{para cada um em atividades}}\n- {{um.texto}}\n{{senão}}\nNenhuma.\n{{fim}}'), ['Nenhuma.'])
  // Behind a condition that does not hold nothing is wanted.
  assert.deepEqual(rendered('{{se estagiario.menor = sim}}{{estagiario.cpf}}{{fim}}Ok', {}).blanks, [])
})

test('lines make blocks: clauses counted as printed, items, tables and signatures gathered', () => {
  const source = `## Partes
§ [L11788.2] Um
  **forte** aqui.
{{se estagiario.menor = sim}}
§ Dois.
{{fim}}
§§ Parte.
{{para cada um em atividades}}
- {{um.texto}}
{{fim}}
| Quadro |
| Dia | Horas |
{{para cada dia em horario}}
| {{dia.dia}} | {{dia.horas}} |
{{fim}}

@ Empresa: {{empresa.representante}}
@ Estagiário: Ana`
  const lists = { atividades: [{ texto: 'Ler' }, { texto: 'Escrever' }], horario: [{ dia: 'Segunda', horas: '8–12' }] }
  const { paper } = rendered(source, { 'empresa.representante': 'Otávio' }, lists)
  assert.deepEqual(paper, {
    title: 'Termo',
    blocks: [
      { type: 'heading', text: 'Partes' },
      { type: 'clause', number: '1.', runs: [{ text: 'Um ' }, { text: 'forte', strong: true }, { text: ' aqui.' }] },
      { type: 'clause', number: '1.1.', runs: [{ text: 'Parte.' }] },
      { type: 'list', items: [[{ text: 'Ler' }], [{ text: 'Escrever' }]] },
      { type: 'table', caption: 'Quadro', header: ['Dia', 'Horas'], rows: [['Segunda', '8–12']] },
      {
        type: 'places',
        signers: [
          { role: 'Empresa', name: 'Otávio' },
          { role: 'Estagiário', name: 'Ana' },
        ],
      },
    ],
  })
})

test('a loop within a loop is refused: what is nested would multiply the pages', () => {
  const open = '{{para cada dia em horario}}\n'
  const found = problems(`${open.repeat(12)}- {{dia.dia}}\n${'{{fim}}\n'.repeat(12)}`)
  assert.ok(found.includes('3: {{para cada …}} não fica dentro de outro: escreva um depois do outro'), found[0])
})

test('however deep somebody nests blocks, on lines or within one, it is refused and nothing overflows', () => {
  const [open, close] = ['{{se estagiario.menor = sim}}', '{{fim}}']
  assert.match(problems(`${`${open}\n`.repeat(3000)}a\n${`${close}\n`.repeat(3000)}`).join('\n'), /no máximo 8/)
  assert.match(problems(`a ${open.repeat(1000)} b ${close.repeat(1000)}`).join('\n'), /no máximo 8/)
  assert.ok(problems('{{para cada dia em horario}}\n'.repeat(1700)).length > 0)
})

test('of thousands of unknown names a hundred are told, and that there are more', () => {
  const found = problems('{{xyz}}\n\n'.repeat(5400))
  assert.deepEqual(
    [found.length, found.at(-1)],
    [101, '202: há mais problemas daqui em diante: corrija antes os de cima'],
  )
})

test('what every object of the program has is no variable and no list', () => {
  for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
    assert.match(problems(`a {{${name}}}`)[0]!, /variável desconhecida|não se lê/)
    assert.match(problems(`{{se ${name} = sim}}\na\n{{fim}}`)[0]!, /variável desconhecida|não se lê/)
    assert.match(problems(`{{para cada x em ${name}}}\na\n{{fim}}`)[0]!, /lista desconhecida|não se lê/)
  }
})

test('what is being written is shown all the same, whatever list it names', () => {
  for (const name of ['horarios', 'constructor', '__proto__', 'toString']) {
    const { template } = parseTemplate(`# Termo\nantes\n{{para cada dia em ${name}}}\n- {{dia.dia}}\n{{fim}}\ndepois`)
    const { paper, blanks } = renderTemplate(template, { single: {}, lists: {} })
    const shown = paper.blocks.map((block) => ('runs' in block ? block.runs.map(({ text }) => text).join('') : ''))
    assert.deepEqual([shown, blanks], [['antes', 'depois'], []], name)
  }
})
