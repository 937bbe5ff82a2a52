// What companies read of a skill test that the person shows: a band, never points, time or tries.
import * as z from 'zod/mini'
import { keysOf } from '#wire/keys-of.ts'

export const BANDS = { excellent: 'Excelente', good: 'Bom', fair: 'Regular', starting: 'Começando' } as const
export type Band = keyof typeof BANDS
const LEAST: readonly (readonly [Band, number])[] = [
  ['excellent', 90],
  ['good', 70],
  ['fair', 50],
]
export const bandOf = (score: number): Band => LEAST.find(([, least]) => score >= least)?.[0] ?? 'starting'

export const sharedResult = z
  .object({ title: z.string(), band: z.enum(keysOf(BANDS)), finished_on: z.string() })
  .check(z.meta({ id: 'SharedTestResult' }))
export type SharedResult = z.output<typeof sharedResult>
