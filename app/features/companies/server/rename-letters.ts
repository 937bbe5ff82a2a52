import { operatorEmails } from '#features/accounts/server/accounts.ts'
import { writeLetters } from '#server/mail/letter.ts'
import { listener, task } from '#server/tasks/task.ts'
import { formatCnpj } from '#wire/cnpj.ts'
import { companyRenamed } from './profile/places/page-address.ts'

/**
 * Who checked a company looks at it again when it goes by another name: nobody borrows a verification for somebody
 * else's.
 */
const tellRename = task<{ company_id: string; before: string }>(
  'tell-company-renamed',
  async (ctx, { company_id, before }) => {
    const { name, trading_name, cnpj, verification } = await ctx.db
      .selectFrom('companies')
      .select(['name', 'trading_name', 'cnpj', 'verification'])
      .where('id', '=', company_id)
      .executeTakeFirstOrThrow()
    if (verification !== 'verificada' || ctx.configuration.company_verification === 'auto') return
    const letter = {
      subject: `${before} mudou de nome`,
      greeting: 'Olá!',
      paragraphs: [
        `A empresa do CNPJ ${formatCnpj(cnpj)}, verificada como ${before}, agora se ` +
          `chama ${trading_name ? `${trading_name} (${name})` : name}.`,
        'A página e as vagas dela já mostram o nome novo.',
      ],
      action: { label: 'Ver a empresa', path: `/admin/empresas/${company_id}` },
    }
    await writeLetters(
      ctx,
      (await operatorEmails(ctx)).map((to) => ({ to, ...letter })),
    )
  },
)

export const renameListeners = [listener(companyRenamed, tellRename)]
