import * as wire from '../../wire/updates/update-invites.ts'
import type { FormEndpoints } from '../kit/form-endpoints.ts'

export const updateEndpoints: FormEndpoints = {
  show: wire.showUpdateInvite,
  login: wire.logInToUpdate,
  enter: wire.enterUpdate,
  open: wire.openUpdate,
  answer: wire.answerUpdate,
  addDocument: wire.addUpdateDocument,
  submit: wire.submitUpdate,
}
export const loginPath = (uuid: string) => `/estagios/atualizacao/formulario/${uuid}/login`
