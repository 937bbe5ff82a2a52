import pg from 'pg'

type Asked = string | pg.QueryConfig
type Ask = (this: pg.PoolClient, asked: Asked, ...rest: unknown[]) => unknown

const names = new Map<string, string>()

/** From now on every connection that asks this statement plans it once, under a name. For looking up by a key: where the best plan hangs on the values, the kept one is not it. */
export const keepPlan = (text: string) => void (names.has(text) || names.set(text, `kept_${names.size}`))

/** The driver takes a name beside the text, which the query builder has no word for. */
export function keepPlans(client: pg.PoolClient) {
  const asking: Ask = (asked, ...rest) => {
    const name = typeof asked === 'string' ? names.get(asked) : undefined
    return (pg.Client.prototype.query as Ask).call(client, name ? { name, text: asked as string } : asked, ...rest)
  }
  client.query = asking as typeof client.query
}
