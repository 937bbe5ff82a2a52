// A small test of two topics: four questions each, one drawn of each; the right option is always 'b'.
import { loadTests } from '#features/skill-tests/server/skill-tests.ts'
import type { TestApp } from '../app.ts'

const TOPICS = ['contas', 'textos'] as const
export const SAMPLE = 'amostra'
export const sampleTest = (words = 'Pergunta') => ({
  slug: SAMPLE,
  title: 'Amostra',
  summary: 'Duas perguntas.',
  minutes: 10,
  topics: TOPICS.map((key) => ({ key, title: key, draw: 1 })),
  questions: TOPICS.flatMap((topic) =>
    [1, 2, 3, 4].map((n) => ({
      key: `${topic}-${n}`,
      topic,
      difficulty: 1,
      kind: 'single' as const,
      text: `${words} ${topic} ${n}`,
      options: ['a', 'b', 'c', 'd'].map((key) => ({
        key,
        text: `${key} de ${n}`,
        ...(key === 'b' && { correct: true }),
      })),
      explanation: 'Segredo.',
    })),
  ),
})

export const loadSample = (app: TestApp, words?: string) =>
  loadTests(app.ctx().db, { content: [String(words)], tests: () => [sampleTest(words)] })
