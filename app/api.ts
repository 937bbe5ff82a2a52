// What the product answers with, and who may come in.
import { identify } from '#features/accounts/server/accounts.ts'
import { permit } from '#features/companies/server/companies.ts'
import type { Gate } from '#server/application.ts'
import { reference } from '#server/openapi/routes.ts'
import type { Served } from '#server/serve.ts'
import { features } from './features.ts'

/** Who may come in, and to what. */
export const gate: Gate = { identify, permit }

const served = features.flatMap(({ routes }) => routes)

/** Wire files by feature. What a file calls an endpoint is the operationId that API clients know it by. */
export const wires = Object.fromEntries(features.map(({ name, wire }) => [name, wire]))

export const routes: Served[] = [...served, ...reference(served, wires)]
