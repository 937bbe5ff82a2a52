import type { Feature } from '#server/feature.ts'
import { transaction } from '#server/database/transaction.ts'
import { serve } from '#server/serve.ts'
import * as wire from '../wire/ledger.ts'
import * as reports from '../wire/report.ts'
import { issueAgain } from './certificate/issue-again.ts'
import { issueCertificate } from './certificate/issue.ts'
import { downloadCertificate, tellOfCertificate } from './certificate/read-certificate.ts'
import { sealCertificate } from './certificate/seal-certificate.ts'
import { confirmWeek } from './ledger/confirm-week.ts'
import { ledgerListeners } from './ledger/keep-ledger.ts'
import { refuseRenewal } from './ledger/refuse-renewal.ts'
import { showLedger } from './ledger/show-ledger.ts'
import { tellOfDuties } from './notices/tell-of-duties.ts'
import { dropRecess, payRecess, recordRecess } from './recess/recess.ts'
import { saveReport, sendReport, showReport } from './report/write-report.ts'
import { endInternships } from './termination/end-internships.ts'
import { showTermination, terminate } from './termination/terminate.ts'

const routes = serve(wire, {
  showLedger: (ctx, { params }) => showLedger(ctx, params.id),
  recordRecess: { make: (ctx, { params, body }) => recordRecess(ctx, params.id, body.recess), show: showLedger },
  payRecess: { make: (ctx, { params }) => payRecess(ctx, params.id), show: showLedger },
  dropRecess: async (ctx, { params }) => {
    await transaction(ctx, (ctx) => dropRecess(ctx, params.id, params.entry_id))
    return showLedger(ctx, params.id)
  },
  confirmWeek: { make: (ctx, { params, body }) => confirmWeek(ctx, params.id, body.week.from), show: showLedger },
  issueCertificate: {
    make: (ctx, { params, body }) => issueCertificate(ctx, params.id, body.certificate.performance),
    show: showLedger,
  },
  issueCertificateAgain: {
    make: (ctx, { params, body }) => issueAgain(ctx, params.id, body.certificate),
    show: showLedger,
  },
  downloadCertificate: (ctx, { params, query }) => downloadCertificate(ctx, params.id, query.code),
  terminate: {
    make: (ctx, { params, body }) => terminate(ctx, params.id, body.termination),
    show: (ctx, envelope_id, { params, body }) =>
      showTermination(ctx, envelope_id, params.id, body.termination.last_day),
  },
})

const reportRoutes = serve(reports, {
  showReport: (ctx, { params }) => showReport(ctx, params.id),
  saveReport: { make: (ctx, { params, body }) => saveReport(ctx, params.id, body.report), show: showReport },
  sendReport: {
    make: (ctx, { params, body }) => sendReport(ctx, params.id, body.lock_version),
    show: async (_, id) => ({ data: { id, type: 'sent_report' as const, attributes: { envelope_id: id } } }),
  },
})

export const feature = {
  name: 'internshipLife',
  wire: { ...wire, ...reports },
  routes: [...routes, ...reportRoutes],
  tasks: [endInternships, sealCertificate, tellOfDuties] as never,
  listeners: ledgerListeners,
  answers: [refuseRenewal, tellOfCertificate],
} satisfies Feature
