import type { Answer } from '#wire/endpoint.ts'
import type { listKeptAttempts, showKeptQuestion, showKeptTest } from '../../wire/operator-tests.ts'

export type KeptTest = Answer<typeof showKeptTest>['data']
export type KeptQuestion = Answer<typeof showKeptQuestion>['data']
export type KeptAttempt = Answer<typeof listKeptAttempts>['collection']['data'][number]

export const TESTS = { to: '/admin/testes', label: 'Testes' } as const
export const toTest = (id: string) => `${TESTS.to}/${id}`
export const toQuestion = (test_id: string, id: string) => `${toTest(test_id)}/perguntas/${id}`
export const choicesOf = (of: Record<string, string>) => Object.entries(of).map(([value, label]) => ({ value, label }))

const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })
export const answersWords = ({ answers, right }: KeptQuestion['attributes']) =>
  right === null ? 'Sem respostas' : `${right}% de ${decimal.format(answers)}`
export const discriminationWords = ({ discrimination }: KeptQuestion['attributes']) =>
  discrimination === null ? 'Poucas respostas' : decimal.format(discrimination)
