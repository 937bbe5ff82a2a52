// What the demonstration's contracts agree on.
import type { DraftTerms } from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import { today, yearOf } from '#server/today.ts'
import { horizonte } from './universidade-horizonte.ts'

const WORKDAYS = [2, 3, 4, 5, 6]
export const hours = (from: string, to: string) => WORKDAYS.map((day_of_week) => ({ day_of_week, from, to }))

export const partnerOf = async (ctx: Ctx) =>
  (
    await ctx.db
      .selectFrom('institution_partners')
      .select('institution_id')
      .where('display_name', '=', horizonte.display_name)
      .executeTakeFirst()
  )?.institution_id

type People = { supervisor_id: string; company_signer_id: string; institution_id: number }

/** From that many days from today, for less than a year. */
export const termsFrom = (ctx: Ctx, starts: number, people: People): DraftTerms => ({
  ...people,
  internship_type: 'non_mandatory',
  education_type: 'college',
  course_id: 'bacharelado-administracao',
  semester: 5,
  formation_date: `${yearOf(ctx.now) + 2}-12`,
  matriculation: '2024-0117',
  starts_on: today(ctx.now, starts),
  ends_on: today(ctx.now, starts + 330),
  schedule: hours('13:00', '19:00'),
  class_schedule: hours('08:00', '11:40'),
  stipend: '1200.00',
  transport_kind: 'money',
  transport_allowance: '220.00',
  insurer: 'Porto Claro Seguros',
  policy: 'AP-2026-118834',
  insured_amount: '20000.00',
  activities: [
    'Acompanhar a produção e registrar as medições do dia',
    'Apoiar as campanhas da loja e responder a clientes',
    'Organizar as planilhas de estoque e de entregas',
  ],
  supervisor_job_title: 'Coordenação de produção',
  supervisor_education: 'Doze anos de experiência na área',
  advisor_name: 'Rute Alves Pimenta',
  advisor_email: 'rute.pimenta@horizonte.example',
  institution_signer_name: horizonte.signer_name,
  institution_signer_email: horizonte.signer_email,
  work_model: 'on_site',
  workplace: 'Rua dos Pinheiros, 820, São Paulo/SP',
})
