import type { Answer } from '#wire/endpoint.ts'
import type { listTests, showAttempt, showQuestion } from '../wire/tests.ts'

export type SkillTest = Answer<typeof listTests>['collection']['data'][number]
export type Attempt = Answer<typeof showAttempt>['data']
export type Question = Answer<typeof showQuestion>['data']['attributes']

export const TESTS = { to: '/testes', label: 'Testes de habilidade' } as const
export const toBegin = (test_id: string, id: string) => `${TESTS.to}/${test_id}/comecar/${id}`
export const toRun = (test_id: string, id: string) => `${TESTS.to}/${test_id}/fazendo/${id}`
export const toResult = (id: string) => `${TESTS.to}/teste-finalizado?tentativa=${id}`

const KEY = 'ponte:test-seat'
const keep = (seat: string) => {
  sessionStorage.setItem(KEY, seat)
  return seat
}
/** This window's own, which outlives a reload. */
export const seatHere = () => keep(sessionStorage.getItem(KEY) ?? crypto.randomUUID())

/** A window that is being reloaded lets go of it in less. */
const PATIENCE_MS = 500

/**
 * Held as long as the window lives. A window that was doubled, with its memory, finds it held and takes another. Where
 * a browser keeps nothing or has no locks, a seat is this page's alone.
 */
export const heldSeat = () =>
  new Promise<string>((resolve) => {
    const hold = (seat: string): Promise<unknown> =>
      navigator.locks
        .request(`${KEY}:${seat}`, { signal: AbortSignal.timeout(PATIENCE_MS) }, () => {
          resolve(seat)
          return new Promise(() => {})
        })
        .catch(() => hold(keep(crypto.randomUUID())))
    void hold(seatHere())
  }).catch(() => crypto.randomUUID())
