import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { apiOrigin } from '../http/hosts.ts'
import type { Configuration } from '../start/configuration.ts'
import { Reply, type Served, serve } from '../serve.ts'
import { openApiDocument } from './document.ts'
import type { OpenApiDocument } from './openapi-document.ts'
import { operationIds, type Wires } from './operation-ids.ts'
import { REFERENCE_POLICY, referencePage } from './reference-page.ts'

const MINUTES = 300
const tag = 'Referência'

export const showOpenApi = endpoint('get /v1/openapi.json', {
  answer: z.record(z.string(), z.unknown()),
  auth: false,
  tag,
  summary: 'Este documento, em OpenAPI 3.1',
  remember: MINUTES,
})
export const showReference = endpoint('get /v1/docs', {
  answer: 'text/html; charset=utf-8',
  auth: false,
  tag,
  summary: 'Esta referência, para ler',
  remember: MINUTES,
})

const own = { showOpenApi, showReference }

/** The description of all served endpoints, its own included. */
export function reference(served: Served[], wires: Wires): Served[] {
  const ids = operationIds({ ...wires, reference: own })
  const write = (c: Configuration) =>
    openApiDocument([...served.map((s) => s.endpoint), ...Object.values(own)], ids, {
      name: c.app_name,
      server: apiOrigin(c) ?? c.app_origin,
    })
  const written = new WeakMap<Configuration, OpenApiDocument>()
  const describe = (c: Configuration) => {
    const document = written.get(c) ?? write(c)
    written.set(c, document)
    return document
  }
  return serve(own, {
    showOpenApi: ({ configuration }) => describe(configuration),
    showReference: async ({ configuration }) =>
      new Reply(await referencePage(describe(configuration), configuration.app_name), {
        'content-security-policy': REFERENCE_POLICY,
      }),
  })
}
