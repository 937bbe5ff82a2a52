// What the database tells of an internship, by the names that templates use.
import { identityForContracts, isMinor } from '#features/candidates/server/candidates.ts'
import { guardiansOf } from '#features/internships/server/internships.ts'
import { recessEarned } from '#features/internships/wire/law/recess.ts'
import { weeklyTable } from '#features/internships/wire/law/schedule.ts'
import type { Slot, Weeks } from '#features/internships/wire/terms.ts'
import {
  EDUCATION_TYPES,
  INSURED_BY,
  STIPEND_PERIODS,
  TRANSPORT_KINDS,
} from '#features/internships/wire/term-choices.ts'
import type { Ctx } from '#server/context.ts'
import { today } from '#server/today.ts'
import { formatCnpj } from '#wire/cnpj.ts'
import { formatCpf } from '#wire/person/cpf.ts'
import { formatMonth } from '#wire/time/date.ts'
import { WORK_MODELS } from '#wire/work-models.ts'
import type { Row, Value, Values } from '../wire/variables.ts'
import { changesOf } from './changes-of.ts'
import { endingValues } from './ending-values.ts'
import { type Found, internshipFor } from './internship-for.ts'

export type Asked = {
  company_id: string
  institution_id: number | null
  internship_id: string
  terms_id: string
  /** What the document itself tells: its code, of a termination the reason, of a report the period. */
  facts: Row
}

const among = <T extends object>(of: T, value: string | null): Value =>
  value === null ? null : ((of as Record<string, string>)[value] ?? value)
const hoursOf = (schedule: readonly Slot[]): Row[] =>
  weeklyTable(schedule).rows.map(({ day, hours, total }) => ({ dia: day, horas: hours, total }))
const assessment = ({ from, to, schedule }: Weeks): Row => ({
  inicio: from,
  fim: to,
  horario: schedule?.length
    ? weeklyTable(schedule)
        .rows.map(({ day, hours }) => `${day}: ${hours}`)
        .join('; ')
    : null,
})
const recessIn = (from: string | null, to: string | null) => (from && to ? recessEarned({ from, to }).due : null)

const ofPeople = (found: Found): Row => ({
  'estagiario.nome': found.full_name,
  'estagiario.nome_social': found.social_name,
  'estagiario.nascimento': found.date_of_birth,
  'estagiario.email': found.email,
  'estagiario.telefone': found.cellphone,
  'estagiario.endereco': found.own_address,
  'estagiario.nivel': among(EDUCATION_TYPES, found.education_type),
  'estagiario.curso': found.course,
  'estagiario.periodo': found.semester,
  'estagiario.matricula': found.matriculation,
  'estagiario.formatura': found.formation_date && formatMonth(found.formation_date),
  'empresa.razao_social': found.company_name,
  'empresa.nome_fantasia': found.trading_name,
  'empresa.cnpj': formatCnpj(found.cnpj),
  'empresa.endereco': found.company_address,
  'empresa.telefone': found.company_phone,
  'empresa.representante': found.signer_name,
  'empresa.representante_cargo': found.signer_job_title,
  'instituicao.nome': found.institution_name,
  'instituicao.sigla': found.acronym,
  'instituicao.cnpj': found.institution_cnpj && formatCnpj(found.institution_cnpj),
  'instituicao.cidade': found.institution_city,
  'instituicao.representante': found.institution_signer,
  'instituicao.representante_cargo': found.institution_signer_job_title,
  'orientador.nome': found.advisor_name,
  'orientador.email': found.advisor_email,
  'supervisor.nome': found.supervisor,
  'supervisor.cargo': found.supervisor_title,
  'supervisor.formacao': found.supervisor_education,
  'supervisor.email': found.supervisor_mail,
})

const ofTerms = (found: Found): Row => ({
  'estagio.obrigatorio': found.internship_type && found.internship_type === 'mandatory',
  'estagio.inicio': found.starts_on,
  'estagio.termino': found.ends_on,
  'estagio.local': found.workplace,
  'estagio.modelo': among(WORK_MODELS, found.work_model),
  'estagio.horas_semana': (found.schedule as Slot[]).length ? weeklyTable(found.schedule as Slot[]).total : null,
  'estagio.alterna': found.alternates,
  'estagio.recesso_dias': recessIn(found.starts_on, found.ends_on),
  'estagio.beneficios': found.benefits,
  'estagio.observacoes': found.remarks,
  'bolsa.valor': found.stipend,
  'bolsa.periodo': among(STIPEND_PERIODS, found.stipend_period),
  'transporte.forma': among(TRANSPORT_KINDS, found.transport_kind),
  'transporte.valor': found.transport_allowance,
  'seguro.seguradora': found.insurer,
  'seguro.apolice': found.policy,
  'seguro.capital': found.insured_amount,
  'seguro.contratante': among(INSURED_BY, found.insured_by),
  'aditivo.vigencia': found.effective_on,
})

export async function valuesFor(ctx: Ctx, asked: Asked): Promise<Values> {
  const found = await internshipFor(ctx, asked)
  const { cpf, rg } = await identityForContracts(ctx, found.user_info_id)
  return {
    single: {
      ...ofPeople(found),
      'estagiario.cpf': cpf && formatCpf(cpf),
      'estagiario.rg': rg,
      'estagiario.menor': found.date_of_birth === null ? null : isMinor(found.date_of_birth, ctx.now),
      ...ofTerms(found),
      ...(await endingValues(ctx, asked.internship_id, found, asked.facts['rescisao.ultimo_dia'])),
      'documento.data': today(ctx.now),
      ...asked.facts,
    },
    lists: {
      horario: hoursOf(found.schedule as Slot[]),
      aulas: hoursOf(found.class_schedule as Slot[]),
      avaliacoes: (found.assessment_weeks as Weeks[]).map(assessment),
      atividades: found.activities.filter((text) => text.trim()).map((texto) => ({ texto })),
      responsaveis: guardiansOf(ctx, asked.internship_id, found.guardians).map(({ name, cpf, kinship, email }) => ({
        nome: name,
        cpf: cpf && formatCpf(cpf),
        parentesco: kinship,
        email,
      })),
      mudancas: await changesOf(ctx, asked),
    },
  }
}
