// What one of the demonstration's jobs asks of those who apply.
import type { FormSent } from '#features/questionnaires/server/questionnaires.ts'

type Question = NonNullable<FormSent['questions']>[number]

const question = (id: string, label: string, more: Partial<Question>): Question => ({
  id,
  section_id: 'rotina',
  type: 'short',
  label,
  hint: null,
  required: true,
  options: [],
  min: null,
  max: null,
  scored: false,
  show_if: null,
  knockout: null,
  ...more,
})
const of = (options: [id: string, label: string, points?: number][]) =>
  options.map(([id, label, points = null]) => ({ id, label, points }))
const any = { options: [], least: null, most: null }

export const foodQuestions: FormSent = {
  title: 'Perguntas do laboratório',
  description: 'Leva uns cinco minutos. As respostas ajudam a combinar a rotina antes da conversa.',
  sections: [
    { id: 'rotina', title: 'A rotina' },
    { id: 'pratica', title: 'A prática' },
  ],
  questions: [
    question('manha', 'Você pode estar no laboratório de manhã, das 8h às 14h?', {
      type: 'single',
      options: of([
        ['sim', 'Sim'],
        ['nao', 'Não'],
      ]),
      knockout: { ...any, options: ['sim'] },
    }),
    question('laboratorio', 'Você já trabalhou ou pesquisou em laboratório?', {
      type: 'single',
      section_id: 'pratica',
      options: of([
        ['sim', 'Sim', 10],
        ['nao', 'Ainda não', 4],
      ]),
    }),
    question('qual', 'O que você fazia lá?', {
      type: 'long',
      section_id: 'pratica',
      required: false,
      show_if: { ...any, question_id: 'laboratorio', options: ['sim'] },
    }),
    question('tecnicas', 'Com quais destas técnicas você já teve contato?', {
      type: 'multiple',
      section_id: 'pratica',
      required: false,
      options: of([
        ['sensorial', 'Análise sensorial', 5],
        ['microbiologia', 'Microbiologia', 5],
        ['validade', 'Testes de validade', 5],
      ]),
    }),
    question('ingles', 'Quanto você se sente à vontade para ler fichas técnicas em inglês?', {
      type: 'scale',
      section_id: 'pratica',
      hint: '1 é pouco, 5 é muito.',
      min: 1,
      max: 5,
      scored: true,
    }),
  ],
}
