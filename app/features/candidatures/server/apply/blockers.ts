import { disabilityOf, wholeYears } from '#features/candidates/server/candidates.ts'
import { onlyFor, unreachableWords } from '#features/jobs/wire/job-words.ts'
import type { Ctx } from '#server/context.ts'
import { type AppliedJob, type Exclusive, isUnreachable } from './job-to-apply.ts'
import type { Seeker } from './seeker.ts'

const INTERN_AGE = 16
const OF_AGE = 18
const OLDEST_APPRENTICE = 24
const either = new Intl.ListFormat('pt-BR', { type: 'disjunction' })
const both = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** What no form here can mend: the account, the law, and to whom the job is open. */
export async function blockersOf(
  ctx: Ctx,
  seeker: Seeker,
  job: Pick<AppliedJob, 'job_type' | 'institutions'>,
): Promise<string[]> {
  return [
    ...(seeker.email_confirmed_at
      ? []
      : ['Confirme o seu e-mail pelo link que enviamos: só depois disso você pode se candidatar.']),
    ...(await ageBlockers(ctx, seeker, job)),
    ...bondBlockers(seeker, job),
  ]
}

/** The Constitution's art. 7º, CLT 403 and 428, Lei 6.019: what the law lets somebody of this age do. */
async function ageBlockers(
  ctx: Ctx,
  { id, date_of_birth }: Seeker,
  { job_type }: Pick<AppliedJob, 'job_type'>,
): Promise<string[]> {
  if (!date_of_birth) return []
  const age = wholeYears(date_of_birth, ctx.now)
  if (job_type === 'young_apprentice') {
    // The law names no oldest age for apprentices with a disability. One's own vault, read for one's own call.
    if (age <= OLDEST_APPRENTICE || (await disabilityOf(ctx, id))) return []
    return [
      `A lei reserva a aprendizagem a pessoas de 14 a ${OLDEST_APPRENTICE} anos (CLT, ` +
        'art. 428). Não há limite para pessoas com deficiência.',
    ]
  }
  if (age < INTERN_AGE) return ['Com 14 ou 15 anos, a lei só permite vagas de jovem aprendiz.']
  if (age < OF_AGE && job_type === 'temporary') return ['Vagas temporárias são só para maiores de 18 anos.']
  return []
}

function bondBlockers({ institution_id }: Seeker, { institutions }: Pick<AppliedJob, 'institutions'>): string[] {
  if (!institutions.length || institutions.some(({ id, in_force }) => in_force && id === institution_id)) return []
  if (isUnreachable(institutions)) return [unreachableWords(namesOf(institutions))]
  const [now, ended] = [
    institutions.filter(({ in_force }) => in_force),
    institutions.filter(({ in_force }) => !in_force),
  ]
  const also = ended.length ? ` O convênio com ${both.format(namesOf(ended))} não está em vigor.` : ''
  return [`${onlyFor(namesOf(now))}.${also} ${howToProve(now)}`]
}

const namesOf = (institutions: Exclusive[]) => institutions.map(({ name }) => name)

/** Only what can help: an address proves nothing to a partner that goes by its lists. */
function howToProve(institutions: Exclusive[]): string {
  const [by_email, by_list] = [
    institutions.filter(({ by_email }) => by_email),
    institutions.filter(({ by_email }) => !by_email),
  ]
  const at = (some: Exclusive[]) =>
    `Se você estuda ${some.length === institutions.length ? 'lá' : `em ${either.format(namesOf(some))}`},`
  return [
    ...(by_email.length ? [`${at(by_email)} confirme o seu e-mail institucional no perfil.`] : []),
    ...(by_list.length
      ? [
          `${at(by_list)} confira a instituição e o CPF no seu perfil: quem nos diz quem ` +
            'são os estudantes é a própria instituição, por uma lista.',
        ]
      : []),
  ].join(' ')
}
