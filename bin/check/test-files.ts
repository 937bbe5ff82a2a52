import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run-program.ts'

/** Test files in these folders; with words, those whose path contains one. */
export const testFiles = (folders: string[], words: string[], except: string[] = []) =>
  globSync(folders, { cwd: root })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.test\.tsx?$/.test(name) && !except.some((each) => path.matchesGlob(name, each)))
    .filter((name) => words.length === 0 || words.some((word) => name.includes(word)))
    .toSorted()

/** How a test file says why a PostgreSQL server may answer otherwise than the embedded database. */
export const MARK = /^\/\/ On PostgreSQL too: (?:locks|search|types|tasks)(?:, (?:locks|search|types|tasks))*\.$/gm
/** Walks that are long for the embedded database, which runs the same statements in other tests. */
export const SERVER_ALONE =
  /^\/\/ On PostgreSQL alone: it is long, and its statements run on the embedded database elsewhere\.$/gm
export const runsOnServerAlone = (name: string) => readFileSync(path.join(root, name), 'utf8').search(SERVER_ALONE) >= 0
export const runsOnServer = (name: string) =>
  readFileSync(path.join(root, name), 'utf8').search(MARK) >= 0 || runsOnServerAlone(name)

/** How a test file says that it wants the machine, or its process, for itself. */
export const ALONE = /^\/\/ Alone: (?:by the clock|its process lays uploads aside)\.$/m
export const runsAlone = (name: string) => ALONE.test(readFileSync(path.join(root, name), 'utf8'))
