/** /selects/{state}/cities_react.json as a regular expression of addresses. */
export const pathPattern = (path: string) => new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`)
