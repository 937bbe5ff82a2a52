import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

export type RememberHandle = { remember: number }

const trees = new WeakMap<ServerBuild['routes'], RouteObject[]>()

/** For how many seconds the server may keep a page's HTML: the least any of its routes says, 0 when none does. */
export function rememberFor(url: URL, routes: ServerBuild['routes']): number {
  const tree = trees.get(routes) ?? branch(routes, undefined)
  trees.set(routes, tree)
  const said = (matchRoutes(tree, url.pathname) ?? [])
    .map(({ route }) => (route.handle as Partial<RememberHandle> | undefined)?.remember)
    .filter((seconds) => seconds !== undefined)
  return said.length ? Math.min(...said) : 0
}

function branch(routes: ServerBuild['routes'], parent: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parent) return []
    const { id, path, caseSensitive, module } = route
    const handle = module.handle
    return [route.index ? { id, path, index: true, handle } : { id, path, caseSensitive, handle, children: branch(routes, id) }]
  })
}
