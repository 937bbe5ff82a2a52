// What is asked of the invented intern: what changes in the internship, still open, and data that were answered.
import {
  addFormLink,
  askForData,
  data,
  enterSignedIn,
  inviteToUpdate,
  saveAnswers,
  submitForm,
} from '#features/internship-forms/server/internship-forms.ts'
import type { Ctx } from '#server/context.ts'
import { today } from '#server/today.ts'
import { acting, managerActing } from '../acting.ts'

const INTERN = 'estagiaria@demo.test'

const internshipOf = async (ctx: Ctx) =>
  (
    await ctx.db
      .selectFrom('internships as i')
      .innerJoin('user_infos as u', 'u.id', 'i.user_info_id')
      .innerJoin('logins as l', 'l.id', 'u.login_id')
      .select('i.id')
      .where('l.email', '=', INTERN)
      .where('i.agreed_at', 'is not', null)
      .executeTakeFirst()
  )?.id

export async function writeFormRequests(ctx: Ctx) {
  const staff = await managerActing(ctx, 'dp@demo.test')
  const intern = await acting(ctx, 'User', INTERN)
  const internship_id = await internshipOf(ctx)
  if (!staff || !intern || !internship_id) return
  await inviteToUpdate(staff, { internship_id, purpose: 'O horário e as atividades mudam com a nova equipe?' })
  const form_id = await askForData(staff, {
    internship_id,
    fields: ['message_phone', 'linkedin'],
    purpose: 'Ter um contato para recados e o perfil profissional',
    deadline: today(ctx.now, 10),
  })
  const uuid = await addFormLink(intern, form_id)
  const { session } = await enterSignedIn(intern, data, uuid)
  const answers = { message_phone: '(11) 3333-4444', linkedin: 'linkedin.com/in/aurora-lima' }
  await saveAnswers(intern, data, uuid, { session, lock_version: 0, answers })
  await submitForm(intern, data, uuid, { session, lock_version: 1 })
}
