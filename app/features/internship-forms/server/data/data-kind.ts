import type { Ctx } from '#server/context.ts'
import { profileRecord } from '#features/candidates/wire/profile-record.ts'
import { formatDate } from '#wire/time/date.ts'
import { type DataName, dataFields } from '../../wire/data/data-record.ts'
import type { Filled, Finding, FormKind, FormRow } from '../kit/form-kind.ts'
import { whatStood } from './changes-of.ts'
import { profileValues } from './profile-values.ts'
import { requestsOf } from './requests-of.ts'
import { tellAskers } from './tell-askers.ts'

const PATH = '/dados/formulario'
const NOTHING = 'Responda ao menos um dos dados pedidos'

/** Of somebody whose internship is over: since when, and why they are asked all the same. */
const leftIn = ({ asked }: FormRow) => (asked as { left?: { on: string; why: string } }).left
const askedNames = ({ asked }: FormRow) => (asked as { fields: DataName[] }).fields
const isTold = (value: unknown) => value !== null && value !== undefined && value !== ''

async function findings(ctx: Ctx, { form, answers }: Filled): Promise<Finding[]> {
  const names = askedNames(form)
  const values = { ...(await profileValues(ctx, form.user_info_id!, names)), ...answers }
  if (Object.values(values).some(isTold)) return []
  return [{ field: names[0]!, message: NOTHING, kind: 'refusal' }]
}

async function outcome(ctx: Ctx, { id }: FormRow) {
  const { n } = await ctx.db
    .selectFrom('data_checks')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('form_id', '=', id)
    .executeTakeFirstOrThrow()
  return Number(n) > 0
    ? 'Suas respostas foram conferidas.'
    : 'Suas respostas vão ser conferidas: até lá nada muda no seu perfil.'
}

const afterwards = (left: ReturnType<typeof leftIn>, company_name: string) =>
  left
    ? [
        `Seu estágio na ${company_name} terminou em ${formatDate(left.on)}, e a empresa ainda precisa de dados seus. ` +
          `O motivo: “${left.why}”.`,
      ]
    : []

export const data: FormKind = {
  name: 'data',
  path: PATH,
  room: (_, uuid) => `${PATH}/${uuid}/responder`,
  fields: (form) => dataFields(profileRecord, askedNames(form)),
  categories: {},
  letter: (form, company_name) => ({
    subject: `Pedido de dados sobre o seu estágio na ${company_name}`,
    paragraphs: [
      ...afterwards(leftIn(form), company_name),
      'O formulário mostra quem pede, para quê e quais dados. Nada muda no seu perfil antes de ser conferido.',
    ],
    label: 'Ver o pedido e responder',
  }),
  /** Of the profile nothing is shown but what was asked. */
  async shows(ctx, form) {
    const holds = await profileValues(ctx, form.user_info_id!, askedNames(form))
    return { requests: await requestsOf(ctx, form.id), holds }
  },
  findings,
  async finish(ctx, { form }) {
    const stood = JSON.stringify(await whatStood(ctx, form))
    await ctx.db.updateTable('internship_forms').set({ stood }).where('id', '=', form.id).execute()
    await tellAskers(ctx, form)
    return { internship_id: form.internship_id }
  },
  outcome,
}
