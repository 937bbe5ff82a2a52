// What a questionnaire must be beyond the shape of each question: errors by the place in it.
import { fold } from './fold.ts'
import type { Condition, Content, Question } from './questions.ts'
import { hasBounds, hasOptions, isCertain, SCALE } from '#wire/questions/question-words.ts'

type Errors = Record<string, string>
type Parts = Pick<Content, 'sections' | 'questions'>

const quoted = ({ label }: Pick<Question, 'label'>) => `“${label}”`

export function faultsOf({ sections, questions }: Parts, before: readonly Question[] = []): Errors {
  const errors: Errors = {}
  const say = (at: string, words: string) => void (errors[at] ??= words)
  for (const [i, { id }] of sections.entries())
    if (sections.findIndex((one) => one.id === id) < i) say(`sections[${i}].id`, 'Esta seção já está na lista')
  let place = 0
  for (const [i, question] of questions.entries()) {
    const at = `questions[${i}]`
    if (questions.findIndex(({ id }) => id === question.id) < i) say(`${at}.id`, 'Esta pergunta já está na lista')
    const section = sections.findIndex(({ id }) => id === question.section_id)
    if (section < 0) say(`${at}.section_id`, 'Escolha uma seção do questionário')
    else if (section < place) say(`${at}.section_id`, 'As perguntas vêm juntas, na ordem das seções')
    place = Math.max(place, section)
    judgeOptions(question, (path, words) => say(`${at}.${path}`, words))
    judgeBounds(question, (path, words) => say(`${at}.${path}`, words))
    judgeShowIf(questions, i, before, (path, words) => say(`${at}.${path}`, words))
    judgeKnockout(question, (path, words) => say(`${at}.${path}`, words))
  }
  return errors
}

type Say = (path: string, words: string) => void

function judgeOptions({ type, options }: Question, say: Say) {
  if (!hasOptions(type)) return
  if (options.length < 2) say('options', 'Escreva ao menos duas opções')
  for (const [i, { id, label }] of options.entries()) {
    const twin = options.findIndex((one) => one.id === id || fold(one.label) === fold(label))
    if (twin < i) say(`options[${i}].label`, 'Esta opção já está na lista')
  }
}

function judgeBounds({ type, min, max }: Question, say: Say) {
  if (!hasBounds(type)) return
  if (min !== null && max !== null && min > max) return say('max', 'Deve ser maior ou igual ao mínimo')
  if (type !== 'scale') return
  for (const [name, value] of Object.entries({ min, max }))
    if (value === null || !Number.isInteger(value) || value < SCALE.least || value > SCALE.most)
      say(name, `Escolha um número inteiro de ${SCALE.least} a ${SCALE.most}`)
  if (min === max) say('max', 'Uma escala tem ao menos dois valores')
}

function judgeShowIf(questions: readonly Question[], i: number, before: readonly Question[], say: Say) {
  const { show_if } = questions[i]!
  if (!show_if) return
  const at = questions.findIndex(({ id }) => id === show_if.question_id)
  const asked = questions[at]
  if (!asked) {
    const gone = before.find(({ id }) => id === show_if.question_id)
    const missing = gone ? `A pergunta ${quoted(gone)} foi apagada` : 'A pergunta da condição não existe'
    return say(
      'show_if',
      `${missing}, e ${quoted(questions[i]!)} só aparece conforme a resposta dela. Mude a condição.`,
    )
  }
  if (at === i) return say('show_if', 'Uma pergunta não pode depender da própria resposta')
  if (at > i) return say('show_if', `${quoted(asked)} vem depois. Só uma pergunta anterior pode ser condição.`)
  if (!isCertain(asked.type)) return say('show_if', 'Só escolhas, escalas e números podem ser condição')
  judgeCondition(asked, show_if, (words) => say('show_if', words))
}

function judgeKnockout(question: Question, say: Say) {
  if (!question.knockout) return
  if (!isCertain(question.type))
    return say('knockout', 'Só escolhas, escalas e números podem eliminar: o resto uma pessoa lê')
  judgeCondition(question, question.knockout, (words) => say('knockout', words))
}

/** Answers that are possible meet it, and not all of them. */
function judgeCondition(asked: Question, { options, least, most }: Condition, say: (words: string) => void) {
  if (hasOptions(asked.type)) {
    const known = options.filter((id) => asked.options.some((one) => one.id === id))
    if (!known.length) say('Escolha ao menos uma resposta')
    else if (known.length < options.length) say(`Uma das respostas não é mais uma opção de ${quoted(asked)}`)
    return
  }
  if (options.length) return say('Escolha valores, e não opções')
  if (least === null && most === null) return say('Escolha ao menos um limite')
  if (least !== null && most !== null && least > most) return say('O primeiro limite é maior do que o segundo')
  const above = least !== null && asked.max !== null && least > asked.max
  const below = most !== null && asked.min !== null && most < asked.min
  if (above || below) say('Nenhuma resposta possível atende a este limite')
}
