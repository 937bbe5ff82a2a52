// A clause counts where every document made of the template has it: not behind a condition that may hide it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { carriedBy } from './carried-by.ts'
import { parseTemplate } from './parse-template.ts'

const carried = (body: string) => {
  const { template, problems } = parseTemplate(`# Termo\n${body}`)
  assert.deepEqual(problems, [])
  const { rules, terms } = carriedBy(template)
  return [...rules, ...terms].toSorted()
}
const MINOR = '{{se estagiario.menor = sim}}'

const TEMPLATES: [why: string, source: string, carries: string[]][] = [
  ['it always stands there', '§ [L11788.13] Recesso de {{estagio.recesso_dias}} dias.', ['L11788.13']],
  ['only a minor’s document has it', `${MINOR}\n§ [L11788.13] Recesso.\n{{fim}}`, []],
  ['on one line too', `§ [L11788.13] ${MINOR}Recesso.{{fim}}`, []],
  ['both branches have it', `${MINOR}\n§ [L11788.13] Um.\n{{senão}}\n§ [L11788.13] Dois.\n{{fim}}`, ['L11788.13']],
  ['on one line too', `§ [L11788.13] ${MINOR}Um.{{senão}}Dois.{{fim}}`, ['L11788.13']],
  ['one of the two lacks it', `${MINOR}\n§ [L11788.13] Um.\n{{senão}}\n§ Dois.\n{{fim}}`, []],
  [
    'one of the nested lacks it',
    `${MINOR}\n§ [L11788.13] Um.\n{{senão}}\n{{se bolsa.valor > 0}}\n§ [L11788.13] Dois.\n{{fim}}\n{{fim}}`,
    [],
  ],
  ['a variable that is always printed', 'Bolsa de {{bolsa.valor}}.', ['stipend']],
  ['or not always', `${MINOR}Bolsa de {{bolsa.valor}}.{{fim}}`, []],
  ['yes or no is told by its two texts', '{{se estagio.obrigatorio = sim}}Sim{{senão}}Não{{fim}}', ['internship_type']],
  ['and not by one', '{{se estagio.obrigatorio = sim}}Sim{{fim}}', []],
  ['there, and a word where it is not', '{{se bolsa.valor > 0}}{{bolsa.valor}}{{senão}}Sem bolsa{{fim}}', ['stipend']],
  ['there, and nothing where it is not', '{{se bolsa.valor > 0}}{{bolsa.valor}}{{fim}}', []],
  ['hidden by another sum', '{{se bolsa.valor > 500}}{{bolsa.valor}}{{senão}}Pouco{{fim}}', []],
  ['hidden by another question', `{{se bolsa.valor > 0 E estagiario.menor = sim}}{{bolsa.valor}}{{senão}}x{{fim}}`, []],
  ['rows that must be there', '{{para cada um em atividades}}\n- {{um.texto}}\n{{fim}}', ['activities']],
  ['or words instead', '{{para cada um em atividades}}\n- {{um.texto}}\n{{senão}}\nNada.\n{{fim}}', ['activities']],
  [
    'a clause that only rows have',
    '{{para cada um em avaliacoes}}\n§ [L11788.13] {{um.inicio}}\n{{senão}}\nNada.\n{{fim}}',
    ['assessment_weeks'],
  ],
]
for (const [why, source, carries] of TEMPLATES)
  test(`${why}: ${source.replace(/\n/g, '⏎')}`, () => assert.deepEqual(carried(source), carries))
