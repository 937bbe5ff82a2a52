// The order of a course's items, by keys.
export type Arranged = { title: string; keys: string[] }[]

/** One place up (-1) or down (1), on into the module beside. */
export function moved(modules: Arranged, key: string, by: -1 | 1): Arranged {
  const all = modules.map(({ title, keys }) => ({ title, keys: [...keys] }))
  const from = all.findIndex(({ keys }) => keys.includes(key))
  const at = all[from]!.keys.indexOf(key)
  const to = all[from]!.keys[at + by] === undefined ? from + by : from
  if (!all[to]) return modules
  all[from]!.keys.splice(at, 1)
  if (to === from) all[to]!.keys.splice(at + by, 0, key)
  else if (by < 0) all[to]!.keys.push(key)
  else all[to]!.keys.unshift(key)
  return all
}

/** Before another item, wherever that stands; or to the end of a module, by its place. */
export function brought(modules: Arranged, key: string, to: string | number): Arranged {
  if (key === to) return modules
  return modules.map(({ title, keys }, at) => {
    const left = keys.filter((one) => one !== key)
    if (to === at) return { title, keys: [...left, key] }
    const place = typeof to === 'string' ? left.indexOf(to) : -1
    return { title, keys: place < 0 ? left : left.toSpliced(place, 0, key) }
  })
}

/** A module that nothing is left in goes as well. */
export const without = (modules: Arranged, key: string): Arranged =>
  modules
    .map(({ title, keys }) => ({ title, keys: keys.filter((one) => one !== key) }))
    .filter(({ keys }, at) => keys.length > 0 || modules[at]!.keys.length === 0)
