import type { Feature } from '#server/feature.ts'
import { serve } from '#server/serve.ts'
import * as benefits from '../wire/benefits.ts'
import * as operator from '../wire/operator-benefits.ts'
import { addCodes } from './codes-sheet.ts'
import { changeBenefit, createBenefit, listKept, publishBenefit, showKept } from './kept.ts'
import { listBenefits, offeredBenefit } from './offered.ts'
import { report } from './report.ts'
import { showCode, takeCode } from './take-code.ts'

const offered = serve(benefits, {
  listBenefits: (ctx, { query }) => listBenefits(ctx, query),
  takeCode: { make: (ctx, { params }) => takeCode(ctx, params.id), show: showCode },
  reportBenefit: { make: (ctx, { params, body }) => report(ctx, params.id, body.report), show: offeredBenefit },
})

const kept = serve(operator, {
  listKeptBenefits: (ctx, { query }) => listKept(ctx, query),
  createBenefit: { make: (ctx, { body }) => createBenefit(ctx, body.benefit), show: showKept },
  showBenefit: (ctx, { params }) => showKept(ctx, params.id),
  changeBenefit: { make: (ctx, { params, body }) => changeBenefit(ctx, params.id, body.benefit), show: showKept },
  publishBenefit: { make: (ctx, { params, body }) => publishBenefit(ctx, params.id, body.published), show: showKept },
  addCodes: (ctx, { params, body }) => addCodes(ctx, params.id, body.file),
})

export const feature = {
  name: 'benefitsClub',
  wire: { ...benefits, ...operator },
  routes: [...offered, ...kept],
} satisfies Feature
