// The door: what the bulk of contracts, an internship's life and the demonstration may ask of forms.
export { admission } from './admission/admission-kind.ts'
export { type AdmissionForm, inviteToAdmission } from './admission/invite-to-admission.ts'
export { addDocument, saveAnswers } from './kit/answer-form.ts'
export { identify } from './kit/identify.ts'
export { newFormLink } from './kit/links.ts'
export { submitForm } from './kit/submit-form.ts'
export { ADMISSION_TERMS } from '../wire/admission-record.ts'
