import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

/** `read` returns the parameters that the page reads, in one spelling ('?page=2'); by default none. */
export type RememberHandle = { remember: number; read?: (search: URLSearchParams) => string }

type Tree = RouteObject[]
/**
 * Routes by the first segment of an address: ranking all 156 for each page takes 0.6 ms of a processor, these 0.05 ms.
 */
const trees = new WeakMap<ServerBuild['routes'], { whole: Tree; words: Set<string>; by: Map<string, Tree> }>()

export type KnownPage = {
  /** For how many seconds the server may keep its HTML: the minimum of its routes, 0 when none sets it. */
  seconds: number
  /** '/vagas/:slug': as metrics and logs name it. */
  pattern: string
  /** Of all addresses with the same HTML, the one it is remembered under. */
  address: string
  /** The canonical spelling, when it was requested in another case: '/EMPRESAS' is '/empresas'. */
  spelt?: string
}

export function knownPage(url: URL, routes: ServerBuild['routes']): KnownPage {
  const matched = matchRoutes(treeFor(url.pathname, routes), url.pathname) ?? []
  const handles = matched.map(({ route }) => (route.handle ?? {}) as Partial<RememberHandle>)
  const said = handles.map(({ remember }) => remember).filter((seconds) => seconds !== undefined)
  const read = url.search ? handles.map(({ read }) => read?.(url.searchParams)).find(Boolean) : undefined
  const pattern = matched.flatMap(({ route }) => route.path?.replace(/^\//, '') || []).join('/')
  const spelt = spell(pattern, url.pathname)
  return {
    seconds: said.length ? Math.min(...said) : 0,
    pattern: matched.length ? `/${pattern}` : 'no page',
    address: `/${url.pathname.split('/').filter(Boolean).map(inOneSpelling).join('/')}${read ?? ''}`,
    ...(spelt !== url.pathname && { spelt }),
  }
}

const inOneSpelling = (part: string) => (part.includes('%') ? encodeURIComponent(decodeURIComponent(part)) : part)

function treeFor(pathname: string, routes: ServerBuild['routes']): Tree {
  const known = trees.get(routes) ?? grown(branch(routes, undefined))
  trees.set(routes, known)
  const asked = decodeURIComponent(pathname.split('/')[1] ?? '').toLowerCase()
  const word = known.words.has(asked) ? asked : ''
  const tree = known.by.get(word) ?? beginning(known.whole, word)
  known.by.set(word, tree)
  return tree
}

const grown = (whole: Tree) => ({ whole, words: new Set(firstWords(whole)), by: new Map<string, Tree>() })
const firstWord = (path: string) => path.replace(/^\//, '').split('/')[0]!.toLowerCase()
const firstWords = (tree: Tree): string[] =>
  tree.flatMap(({ path, children = [] }) => (path ? firstWord(path) : firstWords(children)))

const beginning = (tree: Tree, word: string): Tree =>
  tree.flatMap((route): Tree => {
    if (route.index) return [route]
    if (!route.path) return [{ ...route, children: beginning(route.children ?? [], word) }]
    const own = firstWord(route.path)
    return own === word || /^[:*]|\?$/.test(own) ? [route] : []
  })

/** React Router matches any case; a page's own path has one spelling, parameters stay as they came. */
const spell = (pattern: string, pathname: string) => {
  const ours = pattern.split('/')
  return pathname.replace(/[^/]+/g, (typed) => {
    const own = ours.shift()
    return own?.toLowerCase() === typed.toLowerCase() ? own : typed
  })
}

function branch(routes: ServerBuild['routes'], parent: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parent) return []
    const { id, path, caseSensitive, module } = route
    const handle = module.handle
    return [
      route.index
        ? { id, path, index: true, handle }
        : { id, path, caseSensitive, handle, children: branch(routes, id) },
    ]
  })
}
