import { nameOf } from '#features/candidates/server/candidates.ts'
import { contentDisposition } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { DOCUMENT } from '#server/http/security-headers.ts'
import { Reply, serve } from '#server/serve.ts'
import * as wire from '../wire.ts'
import { addCertificate, changeCertificate, removeCertificate } from './certificates.ts'
import { listHours, printStatement, showEntry, showTotals } from './complementary-hours.ts'
import { changeHourCaps, showHourCaps } from './hour-caps.ts'
import { askingStudent } from './queries.ts'

const me = async (ctx: Ctx) => (await askingStudent(ctx)).id

export const routes = [
  serve(wire.listHours, (ctx, { query }) => listHours(ctx, query)),
  serve(wire.showHourTotals, (ctx) => showTotals(ctx)),
  serve(wire.printStatement, async (ctx) => {
    const { bytes, person } = await printStatement(ctx)
    const name = `Horas complementares de ${nameOf(person)}.pdf`
    return new Reply(bytes, {
      'content-disposition': contentDisposition('inline', name),
      'content-security-policy': DOCUMENT,
    })
  }),
  serve(wire.addCertificate, async (ctx, { body }) =>
    showEntry(ctx, await addCertificate(ctx, await me(ctx), body.certificate)),
  ),
  serve(wire.changeCertificate, async (ctx, { params: { id }, body }) => {
    await changeCertificate(ctx, await me(ctx), id, body.certificate, async (ctx) => (await showEntry(ctx, id)).data)
    return showEntry(ctx, id)
  }),
  serve(wire.removeCertificate, async (ctx, { params }) => {
    await removeCertificate(ctx, await me(ctx), params.id)
    return null
  }),
  serve(wire.showHourCaps, (ctx, { params }) => showHourCaps(ctx, params.id)),
  serve(wire.changeHourCaps, (ctx, { params, body }) => changeHourCaps(ctx, params.id, body)),
]
