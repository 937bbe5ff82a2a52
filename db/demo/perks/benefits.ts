// Benefits of the demonstration: in three categories, one with codes of which a student has one, one that has ended.
import {
  addCodes,
  createBenefit,
  publishBenefit,
  report,
  takeCode,
} from '#features/benefits-club/server/benefits-club.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { today } from '#server/today.ts'
import { formatDate } from '#wire/time/date.ts'
import { acting } from '../acting.ts'
import { operator } from '../people.ts'

type New = Parameters<typeof createBenefit>[1]

const LINK = 'https://parceiros.example'
const of = (benefit: Pick<New, 'partner' | 'title' | 'category' | 'description'> & Partial<New>): New => ({
  kind: 'link',
  link: LINK,
  audience: 'everyone',
  starts_on: null,
  ends_on: null,
  ...benefit,
})

const benefits = (day: (days: number) => string): New[] => [
  of({
    partner: 'Livraria Alameda',
    title: '20% em livros técnicos e universitários',
    category: 'education',
    description: 'Use o seu código no site ou no caixa de qualquer loja. Vale uma vez, para a compra inteira.',
    kind: 'code',
    link: `${LINK}/livraria-alameda`,
    ends_on: day(120),
  }),
  of({
    partner: 'Escola Idioma Aberto',
    title: 'Primeiro mês grátis em turmas de inglês',
    category: 'education',
    description: 'Turmas on-line, à noite e aos sábados. A inscrição é no site da escola.',
    link: `${LINK}/idioma-aberto`,
    ends_on: day(60),
  }),
  of({
    partner: 'Cine Praça',
    title: 'Meia-entrada também para acompanhante',
    category: 'culture',
    description: 'De segunda a quinta, em qualquer sessão. Escolha a opção “convênio” na compra.',
    link: `${LINK}/cine-praca`,
  }),
  of({
    partner: 'Cantina da Esquina',
    title: 'Almoço de segunda a sexta com 15% de desconto',
    category: 'food',
    description: 'Mostre o crachá de estágio no caixa.',
    link: `${LINK}/cantina`,
    audience: 'interns',
  }),
  of({
    partner: 'Teatro do Largo',
    title: 'Ingressos a R$ 10 para a temporada',
    category: 'culture',
    description: 'Nas sessões de quarta-feira.',
    link: `${LINK}/teatro-do-largo`,
    ends_on: day(-3),
  }),
]

const CODES = Array.from({ length: 40 }, (_, n) => `PONTE-${String(n * 7919 + 10_007).padStart(6, '0')}`)

export async function writeBenefits(ctx: Ctx) {
  const by = await acting(ctx, 'Operator', operator.email)
  const student = await acting(ctx, 'User', 'estudante@demo.test')
  if (!by) return
  const ids: string[] = []
  for (const benefit of benefits((days) => formatDate(today(ctx.now, days))))
    await transaction(by, async (ctx) => {
      const id = await createBenefit(ctx, benefit)
      if (benefit.kind === 'code') await addCodes(ctx, id, new File([CODES.join('\n')], 'codigos.csv'))
      await publishBenefit(ctx, id, true)
      ids.push(id)
    })
  if (!student) return
  await transaction(student, async (ctx) => {
    await takeCode(ctx, ids[0]!)
    await report(ctx, ids[0]!, { worked: true })
  })
}
