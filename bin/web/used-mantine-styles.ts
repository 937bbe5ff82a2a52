// Mantine's style sheet holds every component; a page waits for it before it paints. The build keeps what our components can wear.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
const modules = path.join(root, 'node_modules/@mantine/core/esm')
const SHEET = /@mantine\/core\/styles(\.layer)?\.css$/
const CLASS = /\bm_[0-9a-f]{6,}\b/g

const namesIn = (list: string) => list.split(',').map((name) => name.trim()).filter((name) => name && !name.startsWith('type '))

/** What our own code takes from Mantine. */
function taken(): Set<string> {
  const names = new Set<string>()
  for (const file of readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue
    const text = readFileSync(path.join(root, 'app', file), 'utf8')
    for (const [, list] of text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)) for (const name of namesIn(list!)) names.add(name)
  }
  return names
}

/** The classes of those components, and of the components that they are made of. */
export function usedClasses(): Set<string> {
  const index = readFileSync(path.join(modules, 'index.mjs'), 'utf8')
  const places = new Map([...index.matchAll(/import \{([^}]+)\} from "([^"]+)"/g)].flatMap(([, list, from]) => namesIn(list!).map((name) => [name.split(' as ').at(-1)!, from!] as const)))
  const seen = new Set<string>()
  const classes = new Set<string>()
  const walk = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    const text = readFileSync(file, 'utf8')
    if (file.endsWith('.module.mjs')) for (const [name] of text.matchAll(CLASS)) classes.add(name)
    for (const [, from] of text.matchAll(/(?:import|export) [^;]*?"(\.[^"]+)"/g)) walk(path.resolve(path.dirname(file), from!))
  }
  for (const name of taken()) {
    const place = places.get(name)
    if (place) walk(path.resolve(modules, place))
  }
  return classes
}

type Node = { type: string; name?: string; parent?: Node; nodes?: Node[]; remove(): void }
type Rule = Node & { selectors: string[] }
type Sheet = { source?: { input: { file?: string } }; walkRules(each: (rule: Rule) => void): void; walkAtRules(each: (rule: Node) => void): void }

const onlyUsed = (used: Set<string>) => ({
  postcssPlugin: 'used-mantine-styles',
  Once(sheet: Sheet) {
    if (!SHEET.test(sheet.source?.input.file ?? '')) return
    sheet.walkRules((rule) => {
      if (rule.parent?.name?.endsWith('keyframes')) return
      const kept = rule.selectors.filter((selector) => [...selector.matchAll(CLASS)].every(([name]) => used.has(name)))
      if (!kept.length) rule.remove()
      else if (kept.length < rule.selectors.length) rule.selectors = kept
    })
    sheet.walkAtRules((rule) => void (rule.nodes?.length === 0 && rule.remove()))
  },
})

/** A component that would go naked stops the build. */
export function usedMantineStyles(): Plugin {
  const used = usedClasses()
  const styled = new Set(readFileSync(path.join(root, 'node_modules/@mantine/core/styles.css'), 'utf8').match(CLASS))
  return {
    name: 'used-mantine-styles',
    apply: 'build',
    config: () => ({ css: { postcss: { plugins: [onlyUsed(used) as never] } } }),
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle))
        for (const name of (part.type === 'chunk' && part.code.match(CLASS)) || [])
          if (styled.has(name) && !used.has(name)) this.error(`${part.fileName} wears Mantine's ${name}, whose styles were left out`)
    },
  }
}
