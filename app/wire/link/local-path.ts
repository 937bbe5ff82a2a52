/** A path on this site with its search; anything that could lead elsewhere is undefined. */
export function localPath(path: string): string | undefined {
  const url = URL.parse(path, 'https://site.invalid')
  // '/.//x' is local, but its path '//x' is another site.
  return path.startsWith('/') && url?.origin === 'https://site.invalid' && !url.pathname.startsWith('//')
    ? `${url.pathname}${url.search}`
    : undefined
}
