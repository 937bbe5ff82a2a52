import { html } from 'hono/html'
import { curl } from './curl.ts'
import type { Answer, Media, OpenApiDocument, Operation } from './openapi-document.ts'
import { sample } from './sample.ts'
import { schemaView, typeOf } from './schema-view.ts'

type Place = { document: OpenApiDocument; path: string; method: string; operation: Operation }

const json = (value: unknown) => html`<pre tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre>`

/** Collapsed; an address with #name opens it, because the anchor is inside. */
export function operationView({ document, path, method, operation }: Place) {
  const { operationId, summary, description, parameters, requestBody, responses, security } = operation
  const answers = Object.entries(responses)
  return html`<details class="operation">
    <summary>
      <span class="method ${method}">${method.toUpperCase()}</span>
      <code class="path">${path}</code>
      <span class="summary">${summary ?? ''}</span>
    </summary>
    <div class="body" id="${operationId}">
      <p class="facts"><a href="#${operationId}"><code>${operationId}</code></a> ·
        ${security ? 'pública' : (description ?? 'com sessão')}</p>
      ${parameters.length ? parametersView(parameters) : ''}
      ${requestBody ? html`<h3>Corpo</h3>${Object.entries(requestBody.content).map(bodyView)}` : ''}
      <h3>Respostas</h3>
      <dl class="answers">${answers.map(([status, answer]) => answerView(document, status, answer))}</dl>
      <h3>Exemplo</h3>
      <pre tabindex="0"><code>${curl(document, path, method, operation)}</code></pre>
      ${exampleAnswer(document, responses)}
    </div>
  </details>`
}

const PLACES = { path: 'no caminho', query: 'na busca', header: 'no cabeçalho' }
const parametersView = (parameters: Operation['parameters']) => html`<h3>Parâmetros</h3>
  <dl class="properties">
    ${parameters.map(
      (p) => html`<div>
        <dt><code>${p.name}</code>${p.required ? '' : html` <small>opcional</small>`}</dt>
        <dd>${typeOf(p.schema)} <small>${PLACES[p.in]}</small>${p.description ? html` ${p.description}` : ''}</dd>
      </div>`,
    )}
  </dl>`

const bodyView = ([type, { schema }]: [string, Media[string]]) =>
  html`<p class="media"><code>${type}</code> ${schema.$ref ? typeOf(schema) : ''}</p>
    ${schema.$ref ? '' : schemaView(schema)}`

function answerView({ components }: OpenApiDocument, status: string, answer: Answer) {
  const shared = '$ref' in answer ? components.responses[answer.$ref.split('/').pop()!]! : answer
  const { description, content = {}, headers = {} } = shared
  return html`<div>
    <dt><span class="status s${status[0]}">${status}</span></dt>
    <dd>
      ${description}${Object.keys(headers).map((name) => html` · <code>${name}</code>`)}
      ${Object.entries(content).map(([type, { schema }]) => {
        const said = type === 'application/json' ? typeOf(schema) : html`<code>${type}</code>`
        return html` · ${said}${'$ref' in answer || schema.$ref ? '' : schemaView(schema)}`
      })}
    </dd>
  </div>`
}

function exampleAnswer({ components: { schemas } }: OpenApiDocument, responses: Operation['responses']) {
  const [status, good] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? []
  const content: Media = good && 'content' in good ? (good.content ?? {}) : {}
  const schema = content['application/json']?.schema
  return schema
    ? html`<p class="media">Resposta <span class="status s2">${status}</span></p>${json(sample(schemas, schema))}`
    : ''
}
