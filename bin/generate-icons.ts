// Writes app/web/icons/LETTER/NAME.ts for every icon that the web imports, and removes the others.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = 'app/web/icons'

type Set = { icons: Record<string, { body: string }> }
const set = () =>
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/tabler/icons.json'), 'utf8')) as Set

const imported = () => {
  const texts = globSync('app/**/*.{ts,tsx}', { cwd: root }).map((name) => readFileSync(path.join(root, name), 'utf8'))
  const names = texts.flatMap((text) => [...text.matchAll(/'#web\/icons\/\w\/([\w-]+)\.ts'/g)].map(([, name]) => name!))
  return [...new Set(names)]
}

const component = (name: string) => `Icon${name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`

/** A long path as a string over several lines. */
const literal = (text: string) =>
  text
    .match(/.{1,110}/g)!
    .map((part) => `'${part}'`)
    .join(' +\n  ')

function print(name: string, body: string) {
  const kind = body.includes('stroke="currentColor"') ? 'outline' : 'filled'
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => `  ${literal(path!)},\n`)
  return (
    `import { ${kind} } from '../drawn-icon.ts'\n\nexport const ` +
    `${component(name)} = ${kind}(\n${paths.join('')})\n`
  )
}

/** The expected files and their content. */
export function iconFiles() {
  const { icons } = set()
  return new Map(
    imported().map((name) => {
      if (!icons[name]) throw new Error(`Tabler Icons has no ${name}`)
      return [`${folder}/${name[0]}/${name}.ts`, print(name, icons[name].body)]
    }),
  )
}

export const standingIcons = () => globSync(`${folder}/*/*.ts`, { cwd: root }).map((name) => name.replaceAll('\\', '/'))

if (import.meta.main) {
  const files = iconFiles()
  for (const name of standingIcons()) if (!files.has(name)) rmSync(path.join(root, name))
  for (const [name, text] of files) {
    mkdirSync(path.join(root, path.dirname(name)), { recursive: true })
    writeFileSync(path.join(root, name), text)
  }
  console.log(`${files.size} icons are written`)
}
