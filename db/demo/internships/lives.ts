// Internships at the end of their life: one that ends soon, and one that is over, with its certificate.
import { loginByEmail } from '#features/accounts/server/accounts.ts'
import { registerCandidate } from '#features/candidates/server/candidates.ts'
import { issueCertificate, payRecess, recordRecess } from '#features/internship-life/server/internship-life.ts'
import { beginInternship } from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { today } from '#server/today.ts'
import { managerActing } from '../acting.ts'
import { partnerOf, termsFrom } from '../contract-terms.ts'
import { companies, PASSWORD } from '../people.ts'

const ENDING = { name: 'Débora Lins Prado', email: 'debora.lins@candidatos.example' }
const managerOf = ({ actor }: Ctx) => ('membership' in actor ? actor.membership! : undefined)

/** Eleven months behind, a month ahead, with part of the recess given. */
async function writeEnding(ctx: Ctx) {
  const staff = await managerActing(ctx, 'dp@demo.test')
  const supervisor = await managerActing(ctx, 'supervisora@demo.test')
  const signer = await managerActing(ctx, 'representante@demo.test')
  const institution_id = await partnerOf(ctx)
  const known = await loginByEmail(ctx, 'User', ENDING.email)
  if (!staff || !supervisor || !signer || !institution_id || known) return
  const { login_id } = await registerCandidate(ctx, { ...ENDING, password: PASSWORD, email_confirmed: true })
  const person = await ctx.db
    .selectFrom('user_infos')
    .select('id')
    .where('login_id', '=', login_id)
    .executeTakeFirstOrThrow()
  const people = {
    supervisor_id: managerOf(supervisor)!.manager_id,
    company_signer_id: managerOf(signer)!.manager_id,
    institution_id,
  }
  const id = await beginInternship(ctx, {
    user_info_id: person.id,
    company_id: managerOf(staff)!.company_id,
    supervisor_id: people.supervisor_id,
    starts_on: today(ctx.now, -320),
    ends_on: today(ctx.now, 44),
    terms: termsFrom(ctx, -320, people),
  })
  await recordRecess(staff, id, { from: today(ctx.now, -120), to: today(ctx.now, -106) })
}

/** What was owed at the end is settled, and the certificate stands in the intern's folder. */
async function writeEnded(ctx: Ctx) {
  const staff = await managerActing(ctx, companies[1]!.manager.email)
  const found = await ctx.db
    .selectFrom('internships as i')
    .innerJoin('user_infos as u', 'u.id', 'i.user_info_id')
    .innerJoin('logins as l', 'l.id', 'u.login_id')
    .select(['i.id', 'i.company_id'])
    .where('l.email', '=', 'ex-estagiario@demo.test')
    .where('i.ends_on', '<', today(ctx.now))
    .executeTakeFirst()
  if (!staff || !found || managerOf(staff)!.company_id !== found.company_id) return
  await payRecess(staff, found.id)
  await issueCertificate(staff, found.id, 'Cresceu muito em dois anos: cuidou sozinho das entregas do último semestre.')
}

export const writeLives = (ctx: Ctx) =>
  transaction(ctx, async (ctx) => {
    await writeEnding(ctx)
    await writeEnded(ctx)
  })
