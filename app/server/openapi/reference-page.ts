import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { html, raw } from 'hono/html'
import { FONT, TOKENS } from '../look.ts'
import type { OpenApiDocument } from './openapi-document.ts'
import { operationView } from './operation-view.ts'
import { schemaView } from './schema-view.ts'

const sheets = ['reference.css', 'operations.css'].map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
const style = [TOKENS, FONT, ...sheets].join('\n')

/** No script runs and nothing is fetched: the one style sheet is allowed by its hash. */
export const REFERENCE_POLICY =
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; ` +
  `font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const slug = (tag: string) => tag.normalize('NFD').replace(/[̀-ͯ]/g, '').toLowerCase().replace(/\W+/g, '-')

export async function referencePage(document: OpenApiDocument, name: string): Promise<string> {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ document, path, method, operation })),
  )
  const groups = document.tags.map(({ name: tag }) => ({
    tag,
    id: slug(tag),
    operations: operations.filter(({ operation }) => operation.tags.includes(tag)),
  }))
  const schemas = Object.entries(document.components.schemas).sort(([a], [b]) => a.localeCompare(b))
  const page = await html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API de ${name}</title>
<meta name="description" content="Referência da API de ${name}: ${operations.length} operações, com parâmetros,
  corpos, respostas e exemplos.">
<style>${raw(style)}</style>
</head>
<body>
<a class="skip" href="#conteudo">Ir para o conteúdo</a>
<header><div class="column">
  <p class="brand">${name}</p>
  <h1>API</h1>
  <p class="lead">${operations.length} operações. A mesma descrição que valida cada pedido e cada resposta, também em
    <a href="/v1/openapi.json">OpenAPI 3.1</a>.</p>
</div></header>
<div class="column frame">
<nav aria-label="Grupos de operações"><ul>
${groups.map(
  ({ tag, id, operations }) => html`<li><a href="#${id}">${tag} <small>${operations.length}</small></a></li>`,
)}
<li><a href="#schemas">Esquemas <small>${schemas.length}</small></a></li>
</ul></nav>
<main id="conteudo">
${introduction(document)}
${groups.map(
  ({ tag, id, operations }) =>
    html`<section aria-labelledby="${id}"><h2 id="${id}">${tag}</h2>${operations.map(operationView)}</section>`,
)}
<section aria-labelledby="schemas"><h2 id="schemas">Esquemas</h2>
${schemas.map(
  ([id, schema]) => html`<details class="schema"><summary><code>${id}</code></summary>
    <div class="body" id="schema-${id}">${schemaView(schema)}</div></details>`,
)}
</section>
</main>
</div>
</body>
</html>`
  return String(page)
}

const introduction = ({ servers, info }: OpenApiDocument) => html`<section aria-labelledby="comeco">
<h2 id="comeco">Para começar</h2>
<p>O endereço da API é <code>${servers[0]!.url}</code>.
  ${info.description.split('`').map((part, i) => (i % 2 ? html`<code>${part}</code>` : part))}</p>
<p>Peça um token e envie-o em <code>Authorization: Bearer</code>. Ele vale 7 dias sem uso e 30 no máximo, e termina
  com <code>POST /oauth/revoke</code>.</p>
<pre tabindex="0"><code>${
  `curl -X POST '${servers[0]!.url}/oauth/token' \\\n  -d grant_type=password -d ` +
  `username=gestora@demo.test \\\n  -d password='Ponte@2026' -d user_type=CompanyManager`
}</code></pre>
</section>`
