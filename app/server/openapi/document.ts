import type { Endpoint } from '#wire/endpoint.ts'
import { openComponents } from './components.ts'
import type { OpenApiDocument } from './openapi-document.ts'
import { operation } from './operation.ts'
import { refusalComponents } from './refusals.ts'

type Facts = { name: string; server: string }

const description =
  'JSON em snake_case. Listas paginadas respondem `collection.data`, `total_count` e `total_pages`; recusas ' +
  'trazem `messages`, frases que a pessoa entende, e as de formulário também `errors` por campo. Datas ' +
  'viajam como DD/MM/AAAA, instantes em ISO 8601, dinheiro como texto decimal.'

/** Tags in this order first; long and rarely used ones come last. */
const FIRST = ['Sessão', 'Conta', 'Verificação em duas etapas']
const LAST = ['Listas', 'Referência']
const rank = (tag: string) => (FIRST.includes(tag) ? FIRST.indexOf(tag) - FIRST.length : LAST.indexOf(tag) + 1)

/** OpenAPI 3.1 of all served endpoints, from the schemas that validate them. */
export function openApiDocument(
  endpoints: Endpoint[],
  ids: Map<Endpoint, string>,
  { name, server }: Facts,
): OpenApiDocument {
  const components = openComponents()
  const responses = refusalComponents(components)
  const paths: OpenApiDocument['paths'] = {}
  for (const endpoint of endpoints) {
    const id = ids.get(endpoint) ?? `${endpoint.methods[0]}${endpoint.path.replace(/\W+/g, '_')}`
    for (const [i, method] of endpoint.methods.entries())
      (paths[endpoint.path] ??= {})[method] = operation(endpoint, i ? `${id}_${method}` : id, components)
  }
  const named = [...new Set(Object.values(paths).flatMap((path) => Object.values(path).flatMap((one) => one.tags)))]
  const tags = named.toSorted((a, b) => rank(a) - rank(b))
  return {
    openapi: '3.1.1',
    info: { title: `API de ${name}`, version: '1', description },
    servers: [{ url: server }],
    security: [{ bearer: [] }],
    tags: tags.map((tag) => ({ name: tag })),
    paths,
    components: {
      schemas: components.schemas,
      responses,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'O access_token de POST /oauth/token' },
      },
    },
  }
}
