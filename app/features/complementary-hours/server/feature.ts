import { nameOf } from '#features/candidates/server/candidates.ts'
import { contentDisposition } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import type { Feature } from '#server/feature.ts'
import { DOCUMENT } from '#server/http/security-headers.ts'
import { Reply, serve } from '#server/serve.ts'
import * as wire from '../wire.ts'
import { addCertificate, changeCertificate, removeCertificate } from './certificates.ts'
import { listHours, printStatement, showTotals } from './complementary-hours.ts'
import { changeHourCaps, showHourCaps } from './hour-caps.ts'
import { askingStudent } from './queries.ts'
import { showEntry } from './show-entry.ts'

const me = async (ctx: Ctx) => (await askingStudent(ctx)).id

const routes = serve(wire, {
  listHours: (ctx, { query }) => listHours(ctx, query),
  showHourTotals: (ctx) => showTotals(ctx),
  printStatement: async (ctx) => {
    const { bytes, person } = await printStatement(ctx)
    const name = `Horas complementares de ${nameOf(person)}.pdf`
    return new Reply(bytes, {
      'content-disposition': contentDisposition('inline', name),
      'content-security-policy': DOCUMENT,
    })
  },
  addCertificate: async (ctx, { body }) => showEntry(ctx, await addCertificate(ctx, await me(ctx), body.certificate)),
  changeCertificate: {
    prepare: async (ctx, { params, body }) => changeCertificate(ctx, await me(ctx), params.id, body.certificate),
    show: showEntry,
  },
  removeCertificate: async (ctx, { params }) => {
    await removeCertificate(ctx, await me(ctx), params.id)
    return null
  },
  showHourCaps: (ctx, { params }) => showHourCaps(ctx, params.id),
  changeHourCaps: { make: (ctx, { params, body }) => changeHourCaps(ctx, params.id, body), show: showHourCaps },
})

export const feature = { name: 'complementaryHours', wire, routes } satisfies Feature
