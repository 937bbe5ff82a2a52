// Steps of a record from state to state: one table says from where each may be taken, and one way takes it.
import type { Ctx } from './context.ts'
import { transaction } from './database/transaction.ts'
import { conflict } from './refusal.ts'

export type Step<Row, State extends string, Told> = {
  from: readonly State[]
  /** Why not, from any other state. */
  refused: string
  /** Once the row is locked and its state fits: throws the refusal of who may not, or of what is missing. */
  guard?: (ctx: Ctx, row: Row, told: Told) => unknown
  /** What changes with it, in the same transaction. Answers where it leads. */
  take: (ctx: Ctx, row: Row, told: Told) => Promise<State>
}

export type Taken<Row, State extends string, Name> = { row: Row; step: Name; from: State; to: State; told: unknown }

type Machine<Row, State extends string, Told> = {
  /** By its id, locked for update. Refuses with notFound what is not there, or not the asker's. */
  lock: (ctx: Ctx, id: string) => Promise<Row>
  stateOf: (row: Row) => State
  steps: { [Name in keyof Told]: Step<Row, State, Told[Name]> }
  /** Keeps the state, writes the event row and announces. */
  keep: (ctx: Ctx, taken: Taken<Row, State, keyof Told>) => Promise<void>
}

/**
 * Lock, check, change, write down: all in one transaction. Of two who take a step at once one wins, and the other is refused by the state
 * that it finds. `Told` names the steps and what each is told.
 */
export const machine =
  <Row, State extends string, Told extends Record<keyof Told, unknown>>({
    lock,
    stateOf,
    steps,
    keep,
  }: Machine<Row, State, Told>) =>
  <Name extends keyof Told>(
    ctx: Ctx,
    name: Name,
    id: string,
    told: Told[Name],
    before?: (ctx: Ctx, row: Row) => unknown,
  ) =>
    transaction(ctx, async (ctx) => {
      const { from, refused, guard, take } = steps[name]
      const row = await lock(ctx, id)
      await before?.(ctx, row)
      const state = stateOf(row)
      if (!from.includes(state)) throw conflict(refused)
      await guard?.(ctx, row, told)
      const to = await take(ctx, row, told)
      await keep(ctx, { row, step: name, from: state, to, told })
      return { from: state, to }
    })
