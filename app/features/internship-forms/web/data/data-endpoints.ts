import * as wire from '../../wire/data/data-forms.ts'
import type { FormEndpoints } from '../kit/form-endpoints.ts'

export const dataEndpoints: FormEndpoints = {
  show: wire.showDataForm,
  login: wire.logInToDataForm,
  enter: wire.enterDataForm,
  open: wire.openDataForm,
  answer: wire.answerDataForm,
  addDocument: wire.addDataDocument,
  submit: wire.submitDataForm,
}
export const loginPath = (uuid: string) => `/dados/formulario/${uuid}/login`
