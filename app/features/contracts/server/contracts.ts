// The door: what the admission of interns and the demonstration may do with contracts.
export { moveEnvelopeBy } from './act.ts'
export { createEnvelope } from './create-envelope.ts'
export { currentStep, findEnvelope } from './envelope-rows.ts'
export { receivePapers } from './paper/uploads.ts'
export { sendEnvelope } from './send-envelope.ts'
export { newSigningLink } from './signing/links.ts'
export { askForCode, openDocument, signDocument } from './signing/sign.ts'
