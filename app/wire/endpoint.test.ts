// What the types must refuse, checked by the compiler: a missing error is an error itself.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listHarbours, listShips, sinkShip, writeLogbook } from '#test/support/product/example-api.ts'
import { serveOne } from '#server/serve.ts'
import { type Fetch, send } from './send.ts'

const fetch: Fetch = async () => new Response('{}')

export const refusedByTheCompiler = () => [
  // @ts-expect-error an answer of another shape
  serveOne(listHarbours, () => [{ value: 'x', label: 1 }]),
  // @ts-expect-error a field too few in the answer
  serveOne(listHarbours, () => [{ value: 1 }]),
  // @ts-expect-error a path parameter that the path does not have
  serveOne(listHarbours, (_, { params }) => [{ value: 1, label: params.nope }]),
  // @ts-expect-error a body where none is declared
  serveOne(listHarbours, (_, { body }) => [{ value: 1, label: body.label }]),
  // @ts-expect-error a filter that the query does not have
  serveOne(listShips, (_, { query }) => ({ collection: { data: [] }, total_count: query.nope, total_pages: 1 })),
  // @ts-expect-error a nested field is missing
  send(fetch, writeLogbook, { id: '1', logbook: { captain: 'a', voyages_attributes: [{ harbour: 'a', cargo: 'b' }] } }),
  // @ts-expect-error the path parameter is missing
  send(fetch, listHarbours, {}),
  // @ts-expect-error a filter of another type
  send(fetch, listShips, { page: '1' }),
  // @ts-expect-error a filter that nobody declared
  send(fetch, listShips, { colour: 'blue' }),
]

export const takenByTheCompiler = async () => {
  const { collection } = await send(fetch, listShips, { page: 1, states: ['SP'] })
  const names: string[] = collection.data.map((ship) => ship.attributes.name)
  const nothing: null = await send(fetch, sinkShip, { id: '1' })
  const { data } = await send(fetch, writeLogbook, {
    id: '1',
    logbook: { captain: 'a', voyages_attributes: [{ harbour: 'a', cargo: 'b', days: 1 }] },
  })
  const laden: boolean = data.attributes.voyages_attributes[0]!.laden
  return [names, nothing, laden]
}

test('an endpoint knows its methods, its path and its parts', () => {
  assert.deepEqual(
    [writeLogbook.methods, writeLogbook.path, writeLogbook.form],
    [['put', 'post'], '/v1/logbooks/{id}', 'multipart/form-data'],
  )
})
