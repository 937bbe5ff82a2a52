// State machine of a record: one table says from which states each step may be taken.
import type { Ctx } from './context.ts'
import { transaction } from './database/transaction.ts'
import { conflict } from './refusal.ts'

export type Step<Row, State extends string, Told> = {
  from: readonly State[]
  /** The refusal from any other state. */
  refused: string | ((row: Row) => string)
  /** Called with the locked row in a fitting state: throws when the actor may not or something is missing. */
  guard?: (ctx: Ctx, row: Row, told: Told) => unknown
  /** The changes of the step, in the same transaction. Returns the new state. */
  take: (ctx: Ctx, row: Row, told: Told) => Promise<State>
}

export type Taken<Row, State extends string, Name> = { row: Row; step: Name; from: State; to: State; told: unknown }

type Machine<Row, State extends string, Told, Ref> = {
  /**
   * Locked for update: by its id, or as the caller holds it already. Refuses with notFound what is not there, or not
   * the asker's.
   */
  lock: (ctx: Ctx, ref: Ref) => Promise<Row>
  stateOf: (row: Row) => State
  steps: { [Name in keyof Told]: Step<Row, State, Told[Name]> }
  /** Stores the state, writes the event row and announces. */
  keep: (ctx: Ctx, taken: Taken<Row, State, keyof Told>) => Promise<void>
  /** How it stands, for whoever is refused by its state. */
  fresh?: (ctx: Ctx, row: Row) => Promise<object | undefined>
}

/**
 * Lock, check, change and record in one transaction. Of two concurrent steps one wins; the other is refused by the
 * state it finds. `Told` names the steps and the input of each.
 */
export const machine =
  <Row, State extends string, Told extends Record<keyof Told, unknown>, Ref = string>({
    lock,
    stateOf,
    steps,
    keep,
    fresh,
  }: Machine<Row, State, Told, Ref>) =>
  <Name extends keyof Told>(
    ctx: Ctx,
    name: Name,
    ref: Ref,
    told: Told[Name],
    before?: (ctx: Ctx, row: Row) => unknown,
  ) =>
    transaction(ctx, async (ctx) => {
      const { from, refused, guard, take } = steps[name]
      const row = await lock(ctx, ref)
      await before?.(ctx, row)
      const state = stateOf(row)
      if (!from.includes(state))
        throw conflict(typeof refused === 'string' ? refused : refused(row), await fresh?.(ctx, row))
      await guard?.(ctx, row, told)
      const to = await take(ctx, row, told)
      await keep(ctx, { row, step: name, from: state, to, told })
      return { from: state, to }
    })
