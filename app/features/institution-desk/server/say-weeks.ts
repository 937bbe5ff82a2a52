// An institution confirms the weeks of an internship's terms, or says how they are: art. 7º, VII, and 10, § 2º.
import { sql } from 'kysely'
import { contractKeepers } from '#features/companies/server/companies.ts'
import { confirmWeekOf, keepLedger, lifeOf } from '#features/internship-life/server/internship-life.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { writeLetters } from '#server/mail/letter.ts'
import { conflict, invalid, notFound } from '#server/refusal.ts'
import { uuid } from '#server/uuid.ts'
import { forManagers } from '#wire/link/meant-for.ts'
import type { Received } from '#wire/endpoint.ts'
import { formatDate } from '#wire/time/date.ts'
import type { sayWeeks as wire } from '../wire/desk.ts'
import { ABOUT } from '../wire/desk-resource.ts'
import { addressOf, deskOf } from './show-desk.ts'
import { type Days, type Student, studentsOf } from './students.ts'

const NONE = 'Este estágio não espera pela confirmação deste endereço.'
const NOT_ALTERNATING = 'O termo deste estágio não prevê semanas de 40 horas.'

/** Other weeks are told to the company by mail. */
const STATEMENTS = { name: 'weeks told at a desk', times: 120, seconds: 3600 }

function refuseOutside(weeks: Days[], { starts_on, ends_on }: Student) {
  const outside = weeks.flatMap(({ from, to }, at) => (from < starts_on || to > ends_on ? [at] : []))
  const words = `O estágio vai de ${formatDate(starts_on)} a ${formatDate(ends_on)}.`
  if (outside.length) throw invalid(Object.fromEntries(outside.map((at) => [`statement.weeks[${at}].from`, words])))
}

const inOrder = (weeks: Days[]) => weeks.map(({ from, to }) => `${from} ${to}`).toSorted()
const inWords = (weeks: Days[]) =>
  weeks.length ? weeks.map(({ from, to }) => `${formatDate(from)} a ${formatDate(to)}`).join('; ') : 'nenhuma'

/** Whoever keeps the contracts of the company hears of other weeks. */
async function tellCompany(ctx: Ctx, student: Student, about: keyof typeof ABOUT, weeks: Days[], said_by: string) {
  const keepers = await contractKeepers(ctx, student.company_id)
  await writeLetters(
    ctx,
    keepers.map(({ email }) => ({
      to: email,
      subject: `${ABOUT[about]} de ${student.intern_name}: a instituição informou outras datas`,
      greeting: 'Olá.',
      paragraphs: [
        `${said_by}, de ${student.institution_name ?? 'a instituição de ensino'}, informou: ${inWords(weeks)}.`,
        about === 'assessment_weeks'
          ? `No termo estão: ${inWords(student[about])}. Valem as que a instituição informou, com a jornada pela ` +
            'metade (Lei 11.788, art. 10, § 2º): não é preciso aditivo, e o calendário do estágio já as tem.'
          : `No termo estão: ${inWords(student[about])}. Para mudar, faça um termo aditivo.`,
      ],
      action: { label: 'Abrir a pasta', path: forManagers(`/folders/${student.internship_id}`) },
    })),
  )
}

/** The ledger has them from here on. */
async function keepConfirmed(ctx: Ctx, internship_id: string, weeks: Days[], said_by: string) {
  const life = await lifeOf(ctx, internship_id)
  if (!life) return
  for (const { from } of weeks) await confirmWeekOf(ctx, life, from, `${said_by}, pela instituição`)
  await keepLedger(ctx, internship_id)
}

export async function sayWeeks(ctx: Ctx, { session, statement }: Received<typeof wire>['body']) {
  const address = await addressOf(ctx, session)
  ctx.limits.spend(STATEMENTS, address)
  const { internship_id, about, weeks, said_by } = statement
  await transaction(ctx, async (ctx) => {
    // The terms are not amended meanwhile.
    await ctx.db.selectFrom('internships').select('id').where('id', '=', internship_id).forUpdate().execute()
    const [student] = await studentsOf(ctx, address, sql`i.id = ${internship_id}`)
    if (!student) throw notFound(NONE)
    if (about === 'no_class_weeks' && !student.alternates) throw conflict(NOT_ALTERNATING)
    refuseOutside(weeks, student)
    const same = inOrder(weeks).join() === inOrder(student[about]).join()
    await ctx.db
      .insertInto('institution_statements')
      .values({
        id: uuid(ctx.now.getTime()),
        internship_id,
        about,
        outcome: same ? 'confirmed' : 'corrected',
        weeks: JSON.stringify(weeks),
        said_by,
        said_email: address,
        said_at: ctx.now.toISOString(),
      })
      .execute()
    if (!same) await tellCompany(ctx, student, about, weeks, said_by)
    if (about === 'assessment_weeks') await keepConfirmed(ctx, internship_id, weeks, said_by)
  })
  return deskOf(ctx, address)
}
