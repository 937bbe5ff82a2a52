// All regular expressions of the product: literals from the source, constructed ones as they are built.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'vite'

export type Pattern = { file: string; line: number; source: string; flags: string }
type Place = Pick<Pattern, 'file' | 'line'>

const root = fileURLToPath(new URL('../../../', import.meta.url))

const files = [
  'main.ts',
  ...readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' }).map((name) => `app/${name}`),
].filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name))

/** From the source: literals, and places that construct others. */
export function written(): { literals: Pattern[]; built: Place[] } {
  const literals: Pattern[] = []
  const built: Place[] = []
  for (const file of files) {
    const text = readFileSync(path.join(root, file), 'utf8')
    const at = ({ start }: { start: number }) => ({ file, line: text.slice(0, start).split('\n').length })
    const construction = (node: { start: number; callee: { type: string; name?: string } }) =>
      void (node.callee.name === 'RegExp' && built.push(at(node)))
    new Visitor({
      Literal(node) {
        if ('regex' in node) literals.push({ ...at(node), source: node.regex.pattern, flags: node.regex.flags })
      },
      NewExpression: construction as never,
      CallExpression: construction as never,
    }).visit(parseSync(file, text).program)
  }
  return { literals, built }
}

/** Patterns constructed while `work` runs, by the place that constructs them. */
export async function builtBy(work: () => unknown): Promise<Pattern[]> {
  const found: Pattern[] = []
  const Built = globalThis.RegExp
  globalThis.RegExp = new Proxy(Built, {
    construct(target, given, self) {
      const pattern = Reflect.construct(target, given, self) as RegExp
      const [, file = '', line] = /(app\/[^\s:?]+\.tsx?)[^\s:]*:(\d+):\d+/.exec(String(new Error().stack)) ?? []
      found.push({ file, line: Number(line), source: pattern.source, flags: pattern.flags })
      return pattern
    },
  })
  try {
    await work()
  } finally {
    globalThis.RegExp = Built
  }
  return found
}

/** Imports a module again, as at a start. */
export const freshly = (file: string) => import(`${pathToFileURL(path.join(root, file)).href}?anew`)
