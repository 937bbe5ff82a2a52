import { closingWith } from '#features/site-settings/server/site-settings.ts'
import { writeLetter } from '#server/mail/letter.ts'
import { listener, task } from '#server/tasks/task.ts'
import { ended } from '#wire/time/ended.ts'
import { administratorsOf } from './administrators.ts'
import { claimSettled } from './settle-claim.ts'

const first = (name: string) => `Olá, ${name.split(' ')[0]}!`

/** Both sides hear of a claim that was accepted; of a refused one only who claimed. */
const tellClaim = task<{ claim_id: string }>('tell-claim-settled', async (ctx, { claim_id }) => {
  const claim = await ctx.db
    .selectFrom('company_claims')
    .innerJoin('companies', 'companies.id', 'company_claims.company_id')
    .select([
      'company_claims.name',
      'company_claims.email',
      'company_id',
      'accepted',
      'reason',
      'companies.name as company',
    ])
    .where('company_claims.id', '=', claim_id)
    .executeTakeFirstOrThrow()
  const why = claim.reason ? [`Motivo: ${claim.reason}`] : []
  if (!claim.accepted)
    return writeLetter(ctx, {
      to: claim.email,
      subject: `Sobre o cadastro de ${claim.company}`,
      greeting: first(claim.name),
      paragraphs: [
        `Analisamos o seu pedido sobre o CNPJ de ${claim.company} e, desta vez, não pudemos aceitá-lo.`,
        ...why,
      ],
      ...(await closingWith(
        ctx,
        'Se tiver outros documentos que ajudem, responda a esta mensagem.',
        'Se tiver outros argumentos, faça um novo pedido.',
      )),
    })
  await writeLetter(ctx, {
    to: claim.email,
    subject: `Seu pedido sobre ${claim.company} foi aceito`,
    greeting: first(claim.name),
    paragraphs: [
      `${ended(`Você agora é Administrador de ${claim.company}`)} Em outra ` +
        'mensagem vai o convite para criar a sua senha.',
      ...why,
    ],
    action: { label: 'Ir para o login', path: '/colaboradores/entrar' },
  })
  for (const { name, email, company } of await administratorsOf(ctx, claim.company_id))
    if (email !== claim.email)
      await writeLetter(ctx, {
        to: email,
        subject: `${company} tem outro Administrador`,
        greeting: first(name),
        paragraphs: [
          `${claim.name} mostrou responder pelo CNPJ de ${company}, e por isso passa a administrar a empresa também.`,
          ...why,
        ],
        action: { label: 'Ver os colaboradores', path: '/colaboradores/meus' },
        ...(await closingWith(
          ctx,
          'Se você não reconhece essa pessoa, responda a esta mensagem.',
          'Se você não reconhece essa pessoa, escreva-nos por “Fale conosco”, no seu painel.',
        )),
      })
})

export const claimListeners = [listener(claimSettled, tellClaim)]
