// An Administrador, and the colleagues they invite and change.
import { renewPassword } from '#features/accounts/wire/logins.ts'
import * as wire from '#features/collaborators/wire/collaborators.ts'
import type { TestApp } from './app.ts'
import { ACCEPTED, enter } from './candidate.ts'
import { tokenFor } from './outside/letters.ts'

let made = 0

export const colleagues = (app: TestApp, admin: () => string, company: () => string) => {
  const newcomer = (changes: object = {}) => ({
    name: 'Téo Àvila Nunes',
    email: `convidado.${++made}@empresa.example`,
    company_id: company(),
    company_group_role_ids: [2],
    ...changes,
  })
  const show = async (uuid: string, token = admin()) =>
    (await app.call(wire.showCollaborator, { uuid }, token)).data.attributes
  return {
    create: async (changes: object = {}, token = admin()) =>
      (await app.call(wire.createCollaborator, { company_manager: newcomer(changes) }, token)).data,
    show,
    /** With the current version, unless another one is given. */
    async change(uuid: string, company_manager: object, token = admin()) {
      const { lock_version } = await show(uuid, token)
      const sent = { uuid, company_manager: { lock_version, ...company_manager } as never }
      return app.call(wire.updateCollaborator, sent, token)
    },
    /** Accepts the invitation and signs in. */
    async comeIn(email: string) {
      await app.call(renewPassword, { token: await tokenFor(app, email), password: 'Ponte@2026', ...ACCEPTED })
      return (await enter(app, { email, user_type: 'CompanyManager' })).access_token
    },
  }
}
