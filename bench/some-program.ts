/** The last published program of the demonstration, as the site map names it. */
export async function someProgram(origin: string): Promise<string> {
  const map = await (await fetch(`${origin}/sitemaps/programas-1.xml`)).text()
  const found = [...map.matchAll(/\/programa_estagios\/[\w-]+/g)].map(([path]) => path)
  return found.at(-1)!
}
