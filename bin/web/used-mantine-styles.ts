// Mantine's style sheet has every component, and pages wait for it before painting. The build keeps only what our
// components use.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { transform, type SelectorComponent } from 'lightningcss'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
const modules = path.join(root, 'node_modules/@mantine/core/esm')
const SHEET = /@mantine\/core\/styles(\.layer)?\.css$/
const CLASS = /\bm_[0-9a-f]{6,}\b/g

const namesIn = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))

/** Mantine components that our code imports. */
function taken(): Set<string> {
  const names = new Set<string>()
  for (const file of readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue
    const text = readFileSync(path.join(root, 'app', file), 'utf8')
    for (const [, list] of text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g))
      for (const name of namesIn(list!)) names.add(name)
  }
  return names
}

/** Classes of those components, and of their parts. */
export function usedClasses(): Set<string> {
  const index = readFileSync(path.join(modules, 'index.mjs'), 'utf8')
  const places = new Map(
    [...index.matchAll(/import \{([^}]+)\} from "([^"]+)"/g)].flatMap(([, list, from]) =>
      namesIn(list!).map((name) => [name.split(' as ').at(-1)!, from!] as const),
    ),
  )
  const seen = new Set<string>()
  const classes = new Set<string>()
  const walk = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    const text = readFileSync(file, 'utf8')
    if (file.endsWith('.module.mjs')) for (const [name] of text.matchAll(CLASS)) classes.add(name)
    for (const [, from] of text.matchAll(/(?:import|export) [^;]*?"(\.[^"]+)"/g))
      walk(path.resolve(path.dirname(file), from!))
  }
  for (const name of taken()) {
    const place = places.get(name)
    if (place) walk(path.resolve(modules, place))
  }
  return classes
}

/**
 * The sheet without rules for other classes. Rules are kept or dropped whole: the visitor cannot change all of them.
 */
function onlyUsed(sheet: string, used: Set<string>) {
  const unused = (part: SelectorComponent): boolean =>
    part.type === 'class'
      ? /^m_[0-9a-f]{6,}$/.test(part.name) && !used.has(part.name)
      : 'selectors' in part && (part.selectors?.flat().some(unused) ?? false)
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(sheet),
    visitor: {
      Rule: {
        style: ({ value: { selectors } }) => (selectors.every((selector) => selector.some(unused)) ? [] : undefined),
      },
    },
  })
  return String(code)
}

/** Stops the build when a component would lose its styles. */
export function usedMantineStyles(): Plugin {
  const used = usedClasses()
  const styled = new Set(readFileSync(path.join(root, 'node_modules/@mantine/core/styles.css'), 'utf8').match(CLASS))
  let kept: string | undefined // the same for browsers and for the server
  return {
    name: 'used-mantine-styles',
    apply: 'build',
    enforce: 'pre',
    transform: { filter: { id: SHEET }, handler: (sheet) => ({ code: (kept ??= onlyUsed(sheet, used)), map: null }) },
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle))
        for (const name of (part.type === 'chunk' && part.code.match(CLASS)) || [])
          if (styled.has(name) && !used.has(name))
            this.error(`${part.fileName} wears Mantine's ${name}, whose styles were left out`)
    },
  }
}
