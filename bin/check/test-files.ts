import { globSync } from 'node:fs'
import { root } from './run-program.ts'

/** Test files under these patterns; with words, those whose path contains one. */
export const testFiles = (patterns: string[], words: string[]) =>
  globSync(patterns, { cwd: root, exclude: ['**/node_modules/**'] })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => words.length === 0 || words.some((word) => name.includes(word)))
    .toSorted()
