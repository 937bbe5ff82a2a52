// How far the candidatures of a job came.
import * as z from 'zod/mini'
import type { Chart } from '#wire/chart/draw-chart.ts'
import { endpoint } from '#wire/endpoint.ts'
import { one, refused, resource } from '#wire/json-api.ts'
import { theirs } from './pipeline.ts'

/** The states of the process, in order. */
export const FUNNEL = {
  applied: 'Inscritas',
  screening: 'Triagem',
  interview: 'Entrevista',
  offer: 'Proposta',
  hired: 'Contratadas',
} as const

const stage = z.object({ key: z.string(), label: z.string(), count: z.int() })

export const showFunnel = endpoint('get /v1/ats/jobs/{id}/funnel', {
  ...theirs,
  answer: one(
    resource('job_funnel', z.object({ title: z.string(), as_of: z.string(), stages: z.array(stage) })).check(
      z.meta({ id: 'JobFunnel' }),
    ),
  ),
  refuses: { 404: refused },
  summary: 'Até onde as candidaturas de uma vaga chegaram, também as que já saíram do processo',
})

export const drawFunnel = endpoint('get /v1/ats/jobs/{id}/funnel/picture', {
  ...theirs,
  answer: 'image/png',
  refuses: { 404: refused },
  summary: 'O funil de uma vaga como imagem',
})

export const told = (count: number) => count.toLocaleString('pt-BR')
export const funnelChart = (stages: readonly z.output<typeof stage>[]): Chart => ({
  kind: 'bars',
  points: stages.map(({ label, count }) => ({ label, value: count, told: told(count) })),
})
