// The door: what the bulk of contracts, an internship's life and the demonstration may ask of forms.
export { type AdmissionForm, inviteToAdmission } from './admission/invite-to-admission.ts'
