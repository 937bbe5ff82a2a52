import type { Case } from '#test/isolation/case.ts'
import { open } from '#test/isolation/opens.ts'

export const cases: Record<string, Case[]> = {
  'get /robots.txt': open(),
  'get /sitemap.xml': open(),
  'get /sitemaps/{file}': open(() => ({ file: 'paginas.xml' })),
  'get /vagas.atom': open(),
  'get /vagas.xml': open(),
}
