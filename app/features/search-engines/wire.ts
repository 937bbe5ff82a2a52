// For machines: site maps, what a device calls the site, and open jobs as a feed and for aggregators.
import { endpoint } from '#wire/endpoint.ts'
import { refused } from '#wire/json-api.ts'

const everybody = { auth: false, tag: 'Buscadores' } as const
const XML = 'application/xml; charset=utf-8'

export const showRobots = endpoint('get /robots.txt', {
  ...everybody,
  answer: 'text/plain; charset=utf-8',
  remember: 3600,
  summary: 'O que robôs podem ler',
})
export const showWebManifest = endpoint('get /manifest.webmanifest', {
  ...everybody,
  answer: 'application/manifest+json',
  remember: 3600,
  summary: 'Nome e ícones do site na tela inicial de um aparelho',
})
export const showSitemapIndex = endpoint('get /sitemap.xml', {
  ...everybody,
  answer: XML,
  remember: 600,
  summary: 'Índice dos mapas do site',
})
export const showSitemap = endpoint('get /sitemaps/{file}', {
  ...everybody,
  answer: XML,
  remember: 600,
  summary: 'Um mapa do site: paginas.xml, academy.xml, ou vagas-1.xml, empresas-1.xml, programas-1.xml e os seguintes',
  refuses: { 404: refused },
})
export const showJobFeed = endpoint('get /vagas.atom', {
  ...everybody,
  answer: 'application/atom+xml; charset=utf-8',
  remember: 300,
  summary: 'As vagas mais novas, em Atom',
})
/** How a page appears where it is shared; jobs and companies draw their own. */
const drawn = { ...everybody, answer: 'image/png', remember: 3600 } as const
export const drawHome = endpoint('get /v1/previews/home/picture.png', {
  ...drawn,
  summary: 'A imagem com que o início aparece onde é compartilhado',
  refuses: { 429: refused },
})
export const drawBoard = endpoint('get /v1/previews/vagas/picture.png', {
  ...drawn,
  summary: 'A imagem com que a lista de vagas aparece onde é compartilhada',
  refuses: { 429: refused },
})
export const drawDirectory = endpoint('get /v1/previews/empresas/picture.png', {
  ...drawn,
  summary: 'A imagem com que a lista de empresas aparece onde é compartilhada',
  refuses: { 429: refused },
})
export const drawPartner = endpoint('get /v1/previews/ies/{display_name}/picture.png', {
  ...drawn,
  summary: 'A imagem com que o mural de uma instituição parceira aparece onde é compartilhado, na cor dela',
  refuses: { 404: refused, 429: refused },
})
export const exportJobs = endpoint('get /vagas.xml', {
  ...everybody,
  answer: XML,
  summary: 'Todas as vagas abertas a todos, no formato que agregadores leem',
})
