// Who may call what. Each feature says it of its own endpoints, by method and path, in its isolation.cases.ts. `opens`
// says for whom the door
// opens; what then happens is the verb's own test.
import { globSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Case, Room } from './case.ts'
import { open } from './opens.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
export const rooms: Room[] = await Promise.all(
  globSync('app/features/*/isolation.cases.ts', { cwd: root }).map(
    (name) => import(pathToFileURL(path.join(root, name)).href) as Promise<Room>,
  ),
)

export const table: Record<string, Case[]> = Object.assign(
  { 'get /v1/openapi.json': open(), 'get /v1/docs': open() },
  ...rooms.map(({ cases }) => cases),
)
