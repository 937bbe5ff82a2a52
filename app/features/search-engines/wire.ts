// For machines: site maps, and open jobs as a feed and for aggregators.
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
  summary: 'Um mapa do site: paginas.xml, ou vagas-1.xml, empresas-1.xml e os seguintes',
  refuses: { 404: refused },
})
export const showJobFeed = endpoint('get /vagas.atom', {
  ...everybody,
  answer: 'application/atom+xml; charset=utf-8',
  remember: 300,
  summary: 'As vagas mais novas, em Atom',
})
export const exportJobs = endpoint('get /vagas.xml', {
  ...everybody,
  answer: XML,
  summary: 'Todas as vagas abertas a todos, no formato que agregadores leem',
})
