import path from 'node:path'
import { issueToken } from '#features/accounts/wire/sessions.ts'
import {
  commitImport,
  IMPORT_ROWS,
  importCollaborators,
  showImport,
} from '#features/collaborators/wire/collaborators.ts'
import { colleague, colleaguesSheet } from '#test/support/files/colleagues-sheet.ts'
import { startProduct } from '#test/support/product/product-process.ts'
import { startPostgres } from '#test/support/postgres/scratch-postgres.ts'
import { settled } from '#test/support/settled.ts'
import { send } from '#wire/send.ts'
import type { Figure } from '../figures.ts'
import { scratchFolder } from '../scratch.ts'

const SECRET_KEY = 'for this bench only, long enough to be one'

/** From the sheet that is handed in to the last invitation written, and how long a page's question waits meanwhile. */
async function importing(what: string, env: Record<string, string>): Promise<Figure[]> {
  const product = await startProduct({ env: { DATA_DIR: path.join(scratchFolder(), 'data'), ...env } })
  try {
    await settled(product.origin)
    const login = {
      grant_type: 'password',
      username: 'gestora@demo.test',
      password: 'Ponte@2026',
      user_type: 'CompanyManager',
    } as const
    const go = (url: string, init: RequestInit) => fetch(product.origin + url, init)
    const { access_token } = await send(go, issueToken, login)
    const headers = { authorization: `Bearer ${access_token}` }
    const file = await colleaguesSheet(Array.from({ length: IMPORT_ROWS }, (_, n) => colleague(n)))
    const waits: number[] = []
    const until = async (id: string, state: 'checked' | 'done') => {
      for (;;) {
        const began = performance.now()
        const { data } = await send(go, showImport, { id }, { headers })
        waits.push(performance.now() - began)
        if (data.attributes.state === state) return data.attributes
        if (data.attributes.state === 'failed') throw new Error(data.attributes.problem ?? 'the import failed')
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
    const began = performance.now()
    const { data } = await send(go, importCollaborators, { file }, { headers })
    await until(data.id, 'checked')
    const checked = (performance.now() - began) / 1000
    await send(go, commitImport, { id: data.id }, { headers })
    const { created } = await until(data.id, 'done')
    if (created !== IMPORT_ROWS) throw new Error(`${created} of ${IMPORT_ROWS} were invited`)
    const all = (performance.now() - began) / 1000
    const sorted = waits.toSorted((a, b) => a - b)
    return [
      { what: `${what}: until all are checked`, values: [checked], unit: ' s' },
      { what: `${what}: until all are invited`, values: [all], unit: ' s', limit: { at_most: 60 } },
      {
        what: `${what}: what others wait meanwhile, p95`,
        values: [sorted[Math.floor(sorted.length * 0.95)]!],
        unit: ' ms',
        limit: { at_most: 500 },
      },
    ]
  } finally {
    await product.stop()
  }
}

export const imports = {
  title: `A sheet of ${IMPORT_ROWS.toLocaleString('en')} colleagues`,
  async run(): Promise<Figure[]> {
    const server = await startPostgres()
    try {
      await server.create('imports')
      return [
        ...(await importing('embedded', {})),
        ...(await importing('PostgreSQL', { DATABASE_URL: server.url('imports'), SECRET_KEY, DEMO: '1' })),
      ]
    } finally {
      await server.stop()
    }
  },
}
