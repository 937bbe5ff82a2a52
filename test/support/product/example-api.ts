// Endpoints that use everything the wire offers, for the wire's own tests.
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { openApplication } from '#server/application.ts'
import type { House } from '#server/house.ts'
import { conflict, forbidden, notFound, tooMany } from '#server/refusal.ts'
import { Reply, type Served, serveOne } from '#server/serve.ts'
import { email } from '#wire/person/email.ts'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, refused, resource } from '#wire/json-api.ts'
import { option, selectFrom } from '#wire/options.ts'

const filled = z.string().check(z.minLength(1))
const image = z.file().check(z.maxSize(1_000_000), z.mime(['image/png', 'image/jpeg']))

export const listHarbours = selectFrom('{state}/harbours', option('Harbour', z.int(), {}), 'Portos de um estado')

const shipyard = resource(
  'shipyard',
  z.object({
    name: z.string(),
    employees_count: z.int(),
    accepts_terms: z.boolean(),
    website: z.nullable(z.string()),
    managers: z.array(z.string()),
    main: z.optional(z.boolean()),
    photos: z.array(z.string()),
    logo: z.nullable(z.string()),
  }),
).check(z.meta({ id: 'Shipyard' }))

export const openShipyard = endpoint('post /v1/shipyards', {
  body: z
    .object({
      shipyard: z.object({
        name: filled,
        employees_count: z.int().check(z.gte(1)),
        accepts_terms: z.boolean(),
        website: z.optional(z.nullable(z.string())),
        shipyard_managers_attributes: z
          .array(z.object({ name: filled, email, main: z.optional(z.boolean()) }))
          .check(z.minLength(1)),
        logo: z.optional(image),
        photos: z.optional(z.array(image).check(z.maxLength(5))),
      }),
    })
    .check(
      z.meta({
        id: 'ShipyardForm',
        examples: [
          {
            shipyard: {
              name: 'Estaleiro',
              employees_count: 12,
              accepts_terms: true,
              shipyard_managers_attributes: [{ name: 'Ana', email: 'ana@estaleiro.example' }],
            },
          },
        ],
      }),
    ),
  form: 'multipart/form-data',
  answer: one(shipyard),
  status: 201,
  auth: false,
  tag: 'Estaleiros',
  summary: 'Abre um estaleiro',
  limit: 3_000_000,
  refuses: { 409: refused },
})

const ship = resource('ship', z.object({ name: z.string(), state: z.string(), afloat: z.boolean() })).check(
  z.meta({ id: 'Ship' }),
)

export const listShips = endpoint('get /v1/ships', {
  query: z.object({
    q: z.optional(z.string()),
    states: z.optional(z.array(z.string().check(z.length(2)))),
    afloat: z.optional(z.boolean()),
    page: z._default(z.int().check(z.gte(1)), 1),
    per_page: z._default(z.int().check(z.gte(1), z.lte(100)), 20),
  }),
  answer: many(ship),
  tag: 'Navios',
  summary: 'Busca navios',
})

const voyage = z.object({
  harbour: filled,
  cargo: filled,
  laden: z._default(z.boolean(), false),
  days: z.int().check(z.gte(0)),
})
const logbook = z.object({
  captain: filled,
  sailed_on: z.optional(z.nullable(z.iso.date())),
  voyages_attributes: z.array(voyage),
})

export const writeLogbook = endpoint('put,post /v1/logbooks/{id}', {
  body: z.object({ logbook }).check(z.meta({ id: 'LogbookForm' })),
  form: 'multipart/form-data',
  answer: one(resource('logbook', logbook)),
  tag: 'Navios',
  summary: 'Escreve o diário de bordo',
  refuses: { 403: refused },
})

export const showAsker = endpoint('get /v1/asker', {
  answer: z.object({ address: z.string(), request_id: z.string() }),
  auth: false,
  tag: 'Navios',
  summary: 'Quem pergunta',
})
export const downloadChart = endpoint('get /v1/charts/{id}/chart.pdf', {
  answer: 'application/pdf',
  tag: 'Navios',
  summary: 'Carta náutica',
})
export const showFlag = endpoint('get /v1/flag.png', {
  answer: 'image/png',
  auth: false,
  tag: 'Navios',
  summary: 'Bandeira',
  remember: 60,
})
export const FLAG = Uint8Array.from({ length: 2000 }, (_, i) => i)
export const showMap = endpoint('get /sitemap.xml', {
  answer: 'application/xml; charset=utf-8',
  auth: false,
  tag: 'Navios',
  summary: 'Mapa do site',
  remember: 60,
})
export const sinkShip = endpoint('delete /v1/ships/{id}', {
  answer: z.null(),
  status: 204,
  tag: 'Navios',
  summary: 'Afunda um navio',
})

const fleet = Array.from({ length: 60 }, (_, i) => ({
  id: String(i + 1),
  type: 'ship' as const,
  attributes: { name: `Navio ${i}`, state: i % 2 ? 'SP' : 'RJ', afloat: i % 3 === 0 },
}))

/** Answers that violate their schema. */
const DRIFTS: Record<string, object> = {
  drift: { id: 9, type: 'ship', attributes: {} },
  more: { ...fleet[0], attributes: { ...fleet[0]!.attributes, password_hash: 'x' } },
}

function searchShips({
  q,
  states,
  afloat,
  page,
  per_page,
}: {
  q?: string | undefined
  states?: string[] | undefined
  afloat?: boolean | undefined
  page: number
  per_page: number
}) {
  if (q === 'boom') throw new Error('the secret cargo of 12.345.678/0001-95')
  if (q === 'slow') throw tooMany(30)
  const found = fleet.filter(
    ({ attributes: a }) =>
      (!q || a.name.includes(q)) &&
      (!states || states.includes(a.state)) &&
      (afloat === undefined || a.afloat === afloat),
  )
  const data = found.slice((page - 1) * per_page, page * per_page)
  const drifted = q && DRIFTS[q] ? [DRIFTS[q]] : data
  return {
    collection: {
      data: drifted as typeof data,
      included: data.length ? [{ id: '7', type: 'shipyard', attributes: { name: 'Estaleiro' } }] : [],
    },
    total_count: found.length,
    total_pages: Math.ceil(found.length / per_page),
  }
}

/** Complete, failing before or after the first byte, or pausing in the middle. */
const chart = (id: string) => {
  const parts = ['%PDF-1.7', ' and the rest']
  return new ReadableStream<Uint8Array>(
    {
      async pull(out) {
        if ((id === 'torn' || id === 'slow') && parts.length < 2) await wait(100)
        if (id === 'unreadable' || (id === 'torn' && parts.length < 2))
          throw new Error('the secret cargo of 12.345.678/0001-95')
        const part = parts.shift()
        if (part) out.enqueue(new TextEncoder().encode(part))
        else out.close()
      },
    },
    { highWaterMark: 0 },
  )
}

export const exampleRoutes: Served[] = [
  serveOne(listHarbours, (_, { params }) => {
    if (params.state !== 'SP') throw notFound()
    return [
      { value: 1, label: 'Santos' },
      { value: 2, label: 'São Sebastião' },
    ]
  }),
  serveOne(
    openShipyard,
    (
      _,
      {
        body: {
          shipyard: { shipyard_managers_attributes: managers, photos = [], logo, website = 'absent', ...rest },
        },
      },
    ) => {
      if (rest.name === 'Existente') throw conflict('Este estaleiro já existe.')
      const attributes = {
        ...rest,
        website,
        managers: managers.map((m) => m.name),
        main: managers[0]!.main,
        photos: photos.map((p) => p.name),
        logo: logo?.name ?? null,
      }
      return new Reply(
        { data: { id: '7', type: 'shipyard' as const, attributes } },
        { location: 'http://ponte.test/estaleiros/7' },
      )
    },
  ),
  serveOne(listShips, (_, { query }) => searchShips(query)),
  serveOne(writeLogbook, (_, { params, body }) => {
    if (params.id === '403') throw forbidden('Este diário é de outra pessoa.')
    return { data: { id: params.id, type: 'logbook' as const, attributes: body.logbook } }
  }),
  serveOne(
    downloadChart,
    (_, { params }) => new Reply(chart(params.id), { 'content-disposition': 'attachment; filename="carta.pdf"' }),
  ),
  serveOne(showFlag, () => FLAG),
  serveOne(showMap, ({ request_id }) => `<urlset id="${request_id}"/>`),
  serveOne(sinkShip, () => null),
  serveOne(showAsker, ({ address, request_id }) => ({ address, request_id })),
]

/** 'Bearer good' is valid; other tokens are not. */
export const openExampleApi = (house: House) =>
  openApplication(house, exampleRoutes, {
    identify: async (_, token) =>
      token === 'good' ? { user_type: 'User', login_id: '1', session_id: '1' } : undefined,
    permit: async (ctx) => ctx,
  })
