import type { Feature } from '#server/feature.ts'
import { Reply, serve } from '#server/serve.ts'
import { repeated, type Task } from '#server/tasks/task.ts'
import type { Bytes } from '#wire/endpoint.ts'
import * as wire from '../wire/reports.ts'
import { beginExport, listExports, sendRows } from './exports/export-routes.ts'
import { forgetExports, makeExport } from './exports/make-export.ts'
import { reportPicture, reportSheet } from './files.ts'
import { listRows } from './rows.ts'
import type { Format } from './rows-file.ts'
import { choices, readReport } from './show.ts'

const sheet = (bytes: Bytes, { format = 'xlsx' }: { format?: Format | undefined }) =>
  new Reply(bytes, {
    'content-disposition': `attachment; filename="relatorio.${format}"`,
    ...(format === 'csv' && { 'content-type': 'text/csv; charset=utf-8' }),
  })

const routes = serve(wire, {
  showReport: async (ctx, { params, query }) => ({ data: await readReport(ctx, params.name, query) }),
  listReportRows: (ctx, { params, query }) => listRows(ctx, params.name, query),
  exportReportRows: async (ctx, { params, query }) => sheet(await sendRows(ctx, params.name, query), query),
  createReportExport: {
    make: (ctx, { params, body }) => beginExport(ctx, params.name, body),
    show: async (ctx, id) => ({ data: (await listExports(ctx, id))[0]! }),
  },
  listReportExports: async (ctx) => ({ data: await listExports(ctx) }),
  exportReport: async (ctx, { params, query }) => sheet(await reportSheet(ctx, params.name, query), query),
  drawReport: async (ctx, { params, query }) =>
    new Reply(await reportPicture(ctx, params.name, query), {
      'content-disposition': 'attachment; filename="relatorio.png"',
    }),
  listReportChoices: (ctx) => choices(ctx),
})

const DAY = 86_400

export const feature = {
  name: 'reports',
  wire,
  routes,
  tasks: [makeExport, repeated(DAY, forgetExports)] as Task<never>[],
} satisfies Feature
