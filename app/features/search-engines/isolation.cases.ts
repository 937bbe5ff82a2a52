import type { Case } from '#test/isolation/case.ts'
import { open } from '#test/isolation/opens.ts'

export const cases: Record<string, Case[]> = {
  'get /robots.txt': open(),
  'get /manifest.webmanifest': open(),
  'get /sitemap.xml': open(),
  'get /sitemaps/{file}': open(() => ({ file: 'paginas.xml' })),
  'get /vagas.atom': open(),
  'get /vagas.xml': open(),
  'get /v1/previews/home/picture.png': open(),
  'get /v1/previews/vagas/picture.png': open(),
  'get /v1/previews/empresas/picture.png': open(),
  'get /v1/previews/ies/{display_name}/picture.png': open(() => ({ display_name: 'universidade-horizonte' })),
}
