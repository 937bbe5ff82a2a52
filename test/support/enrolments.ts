// A partner institution with a campus and a course, its enrolment lists, and the operator's view.
import { horizonte } from '#db/demo/universidade-horizonte.ts'
import { showSession } from '#features/accounts/wire/sessions.ts'
import { makePartner } from '#features/institutions/server/institutions.ts'
import { importEnrolments, showPartner } from '#features/institutions/wire/partners.ts'
import { readyCandidate } from '#test/support/candidatures.ts'
import { profiles } from '#test/support/profile.ts'
import { trustInstitutionalEmail } from '#features/candidates/server/candidates.ts'
import { loginByEmail } from '#features/accounts/server/accounts.ts'
import type { TestApp } from './app.ts'

export const csv = (...lines: string[]) => new File([lines.join('\n')], 'alunos.csv')

/** It proves bonds by list, not by e-mail domain. */
export async function newPartner(app: TestApp, operator: () => string) {
  const { db } = app.ctx()
  const university = await makePartner(app.ctx(), { ...horizonte, proves_bond_by_email: false })
  const { id: campus } = await db
    .insertInto('institutions')
    .values({ name: 'Campus Norte', parent_id: university })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { course_id } = await db
    .selectFrom('institution_courses')
    .select('course_id')
    .where('institution_id', '=', university)
    .limit(1)
    .executeTakeFirstOrThrow()
  return {
    university,
    /** Profile values of a student there. */
    studies: () => ({ university_id: campus, course_id, current_semester: 3, formation_date: '12/2099' }),
    async bring(file: File, replace = false) {
      const { data } = await app.call(importEnrolments, { id: String(university), file, replace }, operator())
      await app.settle()
      return data.attributes
    },
    standing: async () => (await app.call(showPartner, { id: String(university) }, operator())).data.attributes,
  }
}

/** A second partner. */
export const serra = {
  ...horizonte,
  display_name: 'faculdade-da-serra',
  name: 'Faculdade da Serra',
  acronym: 'FDS',
  email_domains: ['aluno.serra.example'],
}

/** Ready to apply, bond proven by the partner's e-mail, interested in administration. */
export async function studentOf(app: TestApp, university_id: number, domain: string) {
  const { token, email } = await readyCandidate(app, { job_interests: ['administracao'] })
  await profiles(app).save(token, {
    main_education_type: 'college',
    not_in_university: null,
    university_id,
    course_id: 'bacharelado-design',
    current_semester: 3,
    formation_date: '12/2029',
    institutional_email: `${email.split('@')[0]}@${domain}`,
  })
  await trustInstitutionalEmail(app.ctx(), (await loginByEmail(app.ctx(), 'User', email))!.id)
  return token
}

/** The partner of a student's bond, from the session. */
export const hubOf = async (app: TestApp, token: string) =>
  (await app.call(showSession, {}, token)).data.attributes.talent_hub_ies_student?.id ?? null
