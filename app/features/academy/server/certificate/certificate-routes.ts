import { serve } from '#server/serve.ts'
import * as wire from '../../wire/certificates.ts'
import { statusList } from './credential.ts'
import { issueCertificate } from './issue.ts'
import { publicKeys } from './keys.ts'
import { revokeCertificate } from './revoke.ts'
import { checkCertificate, printCertificate, readCredential } from './show-certificate.ts'
import { showCompletion } from './show-completion.ts'

export const certificateRoutes = serve(wire, {
  showCompletion: (ctx, { params }) => showCompletion(ctx, params.id),
  issueCourseCertificate: { make: (ctx, { params }) => issueCertificate(ctx, params.id), show: showCompletion },
  checkCourseCertificate: (ctx, { params }) => checkCertificate(ctx, params.code),
  printCourseCertificate: (ctx, { params }) => printCertificate(ctx, params.code),
  readCredential: (ctx, { params }) => readCredential(ctx, params.code),
  revokeCourseCertificate: (ctx, { params, body }) => revokeCertificate(ctx, params.code, body.revocation.reason),
  showStatusList: (ctx, { params }) => statusList(ctx, params.number),
  showCredentialKeys: (ctx) => publicKeys(ctx),
})
