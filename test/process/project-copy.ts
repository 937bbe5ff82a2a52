// The project in a folder that goes with its test: others read the tree under test, and whoever develops it has a
// server of their own that watches it.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestContext } from 'node:test'

const OTHERS = ['node_modules', '.git', '.cache', '.ci', '.data', 'docs', 'bench', 'test', 'build/shots']

/** With the web as it was built, which a start builds anew if it is stale. */
export function projectCopy(t: TestContext) {
  const [root, copy] = [process.cwd(), mkdtempSync(path.join(tmpdir(), 'ponte-copy-'))]
  t.after(() => rmSync(copy, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))
  cpSync(root, copy, { recursive: true, filter: (from) => !OTHERS.includes(path.relative(root, from)) })
  // One link for each package: what a program keeps beside them, as Vite does, stays in the copy.
  mkdirSync(path.join(copy, 'node_modules'))
  for (const name of readdirSync('node_modules'))
    if (!name.startsWith('.vite'))
      symlinkSync(path.join(root, 'node_modules', name), path.join(copy, 'node_modules', name))
  return copy
}
