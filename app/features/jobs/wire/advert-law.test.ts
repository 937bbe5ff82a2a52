import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultInWords, faultsIn } from './advert-law.ts'

const EXPERIENCE = 'CLT 442-A'
const PERSON = 'CLT 373-A'
const LAW_9029 = 'Lei 9.029/1995'

const unlawful: [string, string][] = [
  ['Experiência mínima de 2 anos na função', EXPERIENCE],
  ['Mínimo de 1 ano de experiência com atendimento', EXPERIENCE],
  ['Experiência comprovada de dois anos em vendas', EXPERIENCE],
  ['Pelo menos três anos de vivência em logística', EXPERIENCE],
  ['Experiência de 12 meses em carteira', EXPERIENCE],
  ['Experiência de 7 meses', EXPERIENCE],
  ['Mais de 6 meses de experiência', EXPERIENCE],
  ['Experiência superior a seis meses', EXPERIENCE],
  ['Ter 1 ano e meio de experiência', EXPERIENCE],
  ['2+ anos de experiência com Java', EXPERIENCE],
  ['De 1 a 3 anos de experiência', EXPERIENCE],
  ['Dois semestres de experiência em laboratório', EXPERIENCE],
  ['Nossa empresa pede 2 anos de experiência', EXPERIENCE],
  ['Somos líderes e exigimos 5 anos de experiência em vendas', EXPERIENCE],
  ['Experiência superior a 1 ano no mercado financeiro', EXPERIENCE],
  ['Experiência de 2 anos em empresa de grande porte', EXPERIENCE],
  ['Possuir 3 anos de carteira assinada na função', EXPERIENCE],
  ['Sexo masculino', PERSON],
  ['Vaga para homem', PERSON],
  ['Gênero feminino', PERSON],
  ['Somente candidatos do gênero masculino', PERSON],
  ['Idade: 18 a 30 anos', PERSON],
  ['Idade de 20 a 30', PERSON],
  ['Não contratamos gestantes', LAW_9029],
  ['Vaga somente para homens', PERSON],
  ['Apenas mulheres', PERSON],
  ['Vaga exclusiva para mulheres', PERSON],
  ['Recepcionista do sexo feminino', PERSON],
  ['Vaga feminina', PERSON],
  ['Idade entre 18 e 30 anos', PERSON],
  ['Ter de 20 a 35 anos', PERSON],
  ['Até 30 anos', PERSON],
  ['Idade máxima: 40', PERSON],
  ['Ter no máximo 25 anos de idade', PERSON],
  ['Maior de 25 anos', PERSON],
  ['Boa aparência', LAW_9029],
  ['Pele clara', LAW_9029],
  ['Somente brancos', LAW_9029],
  ['Ser solteira e sem filhos', LAW_9029],
  ['Não ter filhos', LAW_9029],
  ['Apresentar exame de gravidez', LAW_9029],
  ['Estado civil: solteiro', LAW_9029],
  ['Informe a sua raça no currículo', LAW_9029],
]

const lawful = [
  'Experiência de até 6 meses',
  'Seis meses de experiência em atendimento',
  'Experiência não é necessária: o programa dura 2 anos',
  'Desejável 2 anos de experiência com React',
  'Será um diferencial ter 1 ano de experiência',
  'Sem experiência prévia',
  'Somos uma empresa com 20 anos de experiência no mercado',
  'A empresa tem 15 anos de experiência em logística',
  'Com 20 anos de tradição, nosso grupo tem 3 anos de experiência em inovação',
  'Carteira assinada desde o primeiro dia, em contrato de 1 ano',
  'Contratamos gestantes, e não discriminamos mães',
  'Pessoas de todos os gêneros, com ou sem filhos',
  'Contrato de experiência de 90 dias, depois de 2 meses de treinamento',
  'Estágio com duração de até 2 anos',
  'Contrato de 1 a 2 anos',
  'Há 30 anos no mercado, com mais de 25 lojas',
  'Ser maior de 18 anos',
  'Ter a partir de 16 anos',
  'Vagas para todas as pessoas, independentemente de raça, cor, sexo, idade ou estado civil',
  'Contratamos pessoas de qualquer idade, etnia ou orientação sexual',
  'Ambos os sexos',
  'Incentivamos a candidatura de mulheres e de pessoas negras',
  'Vaga afirmativa para mulheres',
  'Conhecer teoria das cores e boa comunicação',
  'Licença-maternidade de 6 meses e auxílio-creche',
  'Cursar do 4º ao 8º semestre de Administração',
  'Formação prevista para daqui a 2 anos',
]

for (const [sentence, rule] of unlawful)
  test(`'${sentence}' is refused by ${rule}`, () => assert.deepEqual(faultsIn(sentence).map((fault) => [fault.sentence, fault.rule]), [[sentence, rule]]))

for (const sentence of lawful) test(`'${sentence}' is lawful`, () => assert.deepEqual(faultsIn(sentence), []))

test('an apprentice is 14 to 24 by law, and nobody else is', () => {
  assert.deepEqual(faultsIn('Ter entre 14 e 24 anos', 'young_apprentice'), [])
  assert.equal(faultsIn('Ter entre 14 e 24 anos', 'internship').length, 1)
  assert.equal(faultsIn('Ter entre 18 e 30 anos', 'young_apprentice').length, 1)
})

test('the sentence at fault is found in rich text, and named alone', () => {
  const faults = faultsIn('<p>Você vai vender. Pedimos&nbsp;experiência de <strong>2 anos</strong>!</p><ul><li>Curso superior</li><li>Somente homens</li></ul>')
  assert.deepEqual(faults.map(({ sentence }) => sentence), ['Pedimos experiência de 2 anos', 'Somente homens'])
  assert.equal(faultInWords(faults[1]!), '“Somente homens”: a vaga não pode ter critério de sexo (CLT 373-A). Reescreva essa frase.')
})
