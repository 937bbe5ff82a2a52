import pg from 'pg'

type Asked = string | pg.QueryConfig
type Ask = (this: pg.PoolClient, asked: Asked, ...rest: unknown[]) => unknown

const names = new Map<string, string>()

/**
 * From now on every connection prepares this statement once, under a name. For lookups by a key: where the best plan
 * depends on the values, a generic plan is worse.
 */
export const keepPlan = (text: string) => void (names.has(text) || names.set(text, `kept_${names.size}`))

/** The driver prepares a query that carries a name; the query builder cannot set one. */
export function keepPlans(client: pg.PoolClient) {
  const asking: Ask = (asked, ...rest) => {
    const name = typeof asked === 'string' ? names.get(asked) : undefined
    return (pg.Client.prototype.query as Ask).call(client, name ? { name, text: asked as string } : asked, ...rest)
  }
  client.query = asking as typeof client.query
}
