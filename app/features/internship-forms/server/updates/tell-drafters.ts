import { contractKeepers } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { writeLetters } from '#server/mail/letter.ts'
import { forManagers } from '#wire/link/meant-for.ts'
import type { FormRow } from '../kit/form-kind.ts'

/** Of a change that the intern asked for alone. */
export async function tellDrafters(ctx: Ctx, { company_id, internship_id, person_name }: FormRow) {
  await writeLetters(
    ctx,
    (await contractKeepers(ctx, company_id)).map(({ email }) => ({
      to: email,
      greeting: 'Olá.',
      subject: `${person_name} pediu uma mudança no estágio`,
      paragraphs: ['O rascunho do termo aditivo está pronto, com o que era e o que fica. Confira e envie.'],
      action: { label: 'Ver o estágio', path: forManagers(`/folders/${internship_id}`) },
    })),
  )
}
