import * as wire from '../../wire/admission.ts'
import type { FormEndpoints } from '../kit/form-endpoints.ts'

export const admissionEndpoints: FormEndpoints = {
  show: wire.showAdmission,
  login: wire.logInToAdmission,
  enter: wire.enterAdmission,
  open: wire.openAdmission,
  answer: wire.answerAdmission,
  addDocument: wire.addAdmissionDocument,
  submit: wire.submitAdmission,
}
export const loginPath = (uuid: string) => `/estagios/admissao/formulario/${uuid}/login`
