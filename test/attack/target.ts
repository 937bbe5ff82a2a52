// The API on a loopback port in this process, with its own folder for uploads.
import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import type { ServerOptions } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after } from 'node:test'
import { routes } from '../../app/api.ts'
import { openEdge } from '#server/http/edge.ts'
import { openPages, productionBuild } from '#server/http/pages.ts'
import { openApp } from '#test/support/app.ts'
import { pages } from '#test/support/outside/edge.ts'
import { listenOnLoopback } from '#test/support/product/loopback.ts'
import { uploadsLeft } from '#test/support/files/uploads-left.ts'
import { until } from '#test/support/patience/patience.ts'

export type Target = Awaited<ReturnType<typeof openTarget>>

type Options = { /** With the web as it was built. */ built?: true; timeouts?: ServerOptions; demo?: boolean }

/** Called at the top of a test file; closed after its tests. */
export async function openTarget({ built, timeouts, demo = false }: Options = {}) {
  const app = await openApp({ demo, env: { RATE_LIMITS: 'off', DATABASE_URL: '', DOCUSIGN_HMAC_KEYS: 'a key' } })
  const uploads = mkdtempSync(path.join(tmpdir(), 'ponte-attack-'))
  process.env['TMPDIR'] = uploads
  after(() => rmSync(uploads, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))
  const edge = openEdge(app.house, {
    api: app.api,
    served: routes,
    pages: built ? openPages(app.house, app.api, productionBuild('build'), false) : pages,
    files: undefined,
    outbox: undefined,
    ready: () => true,
  })
  const loopback = await listenOnLoopback(edge, timeouts)
  const folders = [uploads, app.house.configuration.data_dir]

  /** Open files and leftover uploads. */
  const left = () => [...descriptors(folders), ...uploadsLeft(uploads)]
  const faults = () => app.logged.filter((line) => line.includes('"level":"error"'))

  return {
    app,
    ...loopback,
    /** Discards earlier log lines. */
    begin: () => void (app.logged.length = 0),
    /** Nothing may be left after an attack; waits for what ends just after the answer. */
    async leftovers() {
      // What stays is named by the answer, which says more than a timeout.
      await until('nothing is left', () => !left().length).catch(() => {})
      return { left: left(), faults: faults() }
    },
  }
}

const DESCRIPTORS = '/proc/self/fd'

/** Open files in these folders, where the system lists them. */
const descriptors = (folders: string[]) =>
  existsSync(DESCRIPTORS)
    ? readdirSync(DESCRIPTORS)
        .map(linkOf)
        .filter((file) => folders.some((folder) => file.startsWith(folder)) && !/\/lock(-journal)?$/.test(file))
    : []

const linkOf = (descriptor: string) => {
  try {
    return readlinkSync(path.join(DESCRIPTORS, descriptor))
  } catch {
    return '' // the descriptor that this listing used
  }
}
