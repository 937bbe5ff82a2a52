// The icons' own index imports them all: by it the build takes an icon that one page draws for an icon of every page. Named by their files, each goes
// where it is drawn.
import type { Plugin } from 'vite'

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*['"]@tabler\/icons-react['"];?/g

const byFile = (names: string) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs';`)
    .join('')

export function iconsByName(): Plugin {
  return {
    name: 'icons-by-name',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('@tabler/icons-react')) return null
      return { code: code.replaceAll(IMPORT, (_, names: string) => byFile(names)), map: null }
    },
  }
}
