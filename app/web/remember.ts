import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

export type RememberHandle = { remember: number }

const trees = new WeakMap<ServerBuild['routes'], RouteObject[]>()

export type KnownPage = {
  /** For how many seconds the server may keep its HTML: the least any of its routes says, 0 when none does. */
  seconds: number
  /** '/vagas/:slug': what is measured and logged of it. */
  pattern: string
  /** Where it truly is, when it was asked for in other letters: '/EMPRESAS' is '/empresas'. */
  spelt?: string
}

export function knownPage(url: URL, routes: ServerBuild['routes']): KnownPage {
  const tree = trees.get(routes) ?? branch(routes, undefined)
  trees.set(routes, tree)
  const matched = matchRoutes(tree, url.pathname) ?? []
  const said = matched.map(({ route }) => (route.handle as Partial<RememberHandle> | undefined)?.remember).filter((seconds) => seconds !== undefined)
  const pattern = matched.flatMap(({ route }) => route.path?.replace(/^\//, '') || []).join('/')
  const spelt = spell(pattern, url.pathname)
  return { seconds: said.length ? Math.min(...said) : 0, pattern: matched.length ? `/${pattern}` : 'no page', ...(spelt !== url.pathname && { spelt }) }
}

/** React Router takes an address in any letters; what a page itself is called has one spelling, names within it are as they came. */
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
    return [route.index ? { id, path, index: true, handle } : { id, path, caseSensitive, handle, children: branch(routes, id) }]
  })
}
