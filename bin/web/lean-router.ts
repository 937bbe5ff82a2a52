// Leaves out of what browsers load the parts of React Router that nothing uses, 5 kB gzip on every page: what works only
// behind options which the product does not set, and components that the package's own lines keep.
import type { Plugin } from 'vite'

const PACKAGE = /node_modules\/react-router\/dist\/production\/lib\/.*\.js$/
/** Options are written in as what they are, and a component is used by whoever imports it, not by its name. */
const CHANGES = [
  { from: /\b(?:ssrInfo\.context\.)?future\.unstable_\w+/g, to: 'undefined' },
  { from: /\b(?:init|props)\.instrumentations\b/g, to: 'undefined' },
  { from: /\bssrInfo\.routeDiscoveryRuntime\b(?! =)/g, to: 'undefined' },
  { from: /^\w+\.displayName = "[^"]+";$/gm, to: '' },
  { from: /= (?=React\$1\.forwardRef\()/g, to: '= /* @__PURE__ */ ' },
]

/** The build fails when the package is written in another way than before. */
export function leanRouter(): Plugin {
  const met = new Set<RegExp>()
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: PACKAGE },
      handler(code) {
        const changes = CHANGES.filter(({ from }) => code.search(from) >= 0)
        for (const { from } of changes) met.add(from)
        return { code: changes.reduce((text, { from, to }) => text.replace(from, to), code), map: null }
      },
    },
    generateBundle() {
      for (const { from } of CHANGES) if (!met.has(from)) this.error(`bin/web/lean-router.ts: nothing reads ${from}`)
    },
  }
}
