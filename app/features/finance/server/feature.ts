import type { Feature } from '#server/feature.ts'
import { Reply, serve } from '#server/serve.ts'
import * as fees from '../wire/fees.ts'
import * as statements from '../wire/statements.ts'
import { closeMonth } from './close.ts'
import { listBilled, setFee, showFees } from './fees.ts'
import { payrollOf, pdfOf, sheetOf } from './files.ts'
import { financeFigures } from './finance-figures.ts'
import { listStatements } from './list-statements.ts'
import { statementOf } from './show-statement.ts'
import { asked, companyAsked } from './whose.ts'

const named = (file: string) => ({ 'content-disposition': `attachment; filename="${file}"` })

const statementRoutes = serve(statements, {
  listStatements: (ctx, { query }) => listStatements(ctx, query),
  showStatement: async (ctx, { params, query }) => {
    const { company_id, month } = await asked(ctx, query.company_id, params.month)
    return statementOf(ctx, company_id, month)
  },
  closeStatement: {
    make: async (ctx, { params, body }) => {
      const { company_id, month } = await asked(ctx, body.company_id, params.month)
      await closeMonth(ctx, company_id, month)
      return company_id
    },
    show: async (ctx, id, { params }) => statementOf(ctx, await companyAsked(ctx, id), params.month),
  },
  printStatement: async (ctx, { params, query }) => {
    const of = await asked(ctx, query.company_id, params.month)
    return new Reply(await pdfOf(ctx, of), named(`extrato-${of.month}.pdf`))
  },
  exportStatement: async (ctx, { params, query }) => {
    const of = await asked(ctx, query.company_id, params.month)
    return new Reply(await sheetOf(ctx, of), named(`extrato-${of.month}.xlsx`))
  },
  exportPayroll: async (ctx, { params, query }) => {
    const of = await asked(ctx, query.company_id, params.month)
    return new Reply(await payrollOf(ctx, of), named(`bolsas-${of.month}.csv`))
  },
})

const feeRoutes = serve(fees, {
  listBilled: (ctx, { query }) => listBilled(ctx, query),
  showFees: (ctx, { params }) => showFees(ctx, params.id),
  setFee: {
    premise: (ctx, { id }) => showFees(ctx, id),
    make: (ctx, { params, body }) => setFee(ctx, params.id, body.fee),
    show: showFees,
  },
})

export const feature = {
  name: 'finance',
  wire: { ...statements, ...fees },
  routes: [...statementRoutes, ...feeRoutes],
  figures: { FINANCIAL: financeFigures },
} satisfies Feature
