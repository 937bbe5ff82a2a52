import type { Endpoint } from '#wire/endpoint.ts'
import { rolesFor } from '#wire/person/roles.ts'
import { type Components, resolved } from './components.ts'
import { formSchema } from './form-fields.ts'
import type { Answer, Media, Operation, Parameter } from './openapi-document.ts'
import { refusalsOf } from './refusals.ts'

const KINDS = { User: 'candidatos', CompanyManager: 'colaboradores de empresas', Operator: 'operadores' }

export function operation(endpoint: Endpoint, operationId: string, components: Components): Operation {
  const { summary, tag, auth, status = 200 } = endpoint
  const requestBody = bodyOf(endpoint, components)
  return {
    operationId,
    ...(summary !== undefined && { summary }),
    ...(audience(endpoint) && { description: audience(endpoint) }),
    tags: [tag ?? 'Outros'],
    ...(auth === false && { security: [] }),
    ...(auth === 'optional' && { security: [{}, { bearer: [] }] }),
    parameters: [
      ...pathParameters(endpoint),
      ...queryParameters(endpoint, components),
      ...(endpoint.idempotent ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(requestBody && { requestBody }),
    responses: {
      [status]: answerOf(endpoint, components),
      ...(endpoint.remember && { 304: { description: 'Nada mudou desde o ETag enviado em If-None-Match' } }),
      ...refusalsOf(endpoint, components),
    },
  }
}

function audience({ auth, only, feature }: Endpoint): string {
  if (auth === false) return ''
  if (auth === 'optional') return 'Aberto a todos; com uma sessão, a resposta a leva em conta.'
  if (feature) return `Para colaboradores de empresas com o papel ${rolesFor(feature).join(' ou ')} (${feature}).`
  return only ? `Só para ${only.map((kind) => KINDS[kind]).join(' e ')}.` : 'Para quem tem uma sessão.'
}

const pathParameters = ({ path }: Endpoint): Parameter[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name: name!,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Um texto escolhido por quem envia, o mesmo a cada nova tentativa: durante um dia, o mesmo ' +
    'conteúdo com a mesma chave é respondido sem ser feito outra vez',
  schema: { type: 'string' },
}

function queryParameters({ query }: Endpoint, { show, schemas }: Components): Parameter[] {
  if (!query) return []
  const { properties = {}, required = [] } = resolved(schemas, show(query, 'input'))
  return Object.entries(properties).map(([name, schema]) =>
    schema.type === 'array'
      ? { name: `${name}[]`, in: 'query', required: required.includes(name), schema, style: 'form', explode: true }
      : { name, in: 'query', required: required.includes(name), schema },
  )
}

function bodyOf({ body, form }: Endpoint, { show, schemas }: Components): Operation['requestBody'] {
  if (!body) return undefined
  const schema = show(body, 'input')
  const content: Media = { 'application/json': { schema } }
  return { required: true, content: form ? { [form]: { schema: formSchema(schemas, schema) }, ...content } : content }
}

function answerOf({ answer, status, remember }: Endpoint, { show }: Components): Answer {
  const headers = {
    ...(status === 201 && {
      Location: { description: 'Para onde ir depois', schema: { type: 'string', format: 'uri' } },
    }),
    ...(remember && { ETag: { schema: { type: 'string' } }, 'Cache-Control': { schema: { type: 'string' } } }),
  }
  const content: Media =
    typeof answer === 'string'
      ? { [answer.split(';')[0]!]: { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': { schema: show(answer, 'output') } }
  return {
    description: (status && WORDS[status]) ?? 'Feito',
    ...(Object.keys(headers).length && { headers }),
    ...(status !== 204 && { content }),
  }
}

const WORDS: Record<number, string> = { 201: 'Criado', 202: 'Aceito; o trabalho continua', 204: 'Feito, sem corpo' }
