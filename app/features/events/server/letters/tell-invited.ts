import { type RawBuilder, sql } from 'kysely'
import { eventKeepers } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { writeLetters } from '#server/mail/letter.ts'
import { momentInWords } from '#wire/time/span-words.ts'
import { standRows } from '../stands/stand-rows.ts'

/** Companies that have not answered hear of their stand once the fair is on air: before, there is nothing to read. */
export async function tellInvited(ctx: Ctx, which: RawBuilder<unknown>) {
  const rows = await standRows(ctx, sql`${which} and t.confirmed_at is null and e.state = 'published'`)
  for (const { id, company_id, name, event_title, starts_at, zone } of rows) {
    const when = starts_at ? `, ${momentInWords(starts_at, zone)}` : ''
    await writeLetters(
      ctx,
      (await eventKeepers(ctx, company_id)).map((keeper) => ({
        to: keeper.email,
        subject: `Convite para um estande: ${event_title}`,
        greeting: `Olá, ${keeper.name.split(' ')[0]}!`,
        paragraphs: [
          `${name} foi convidada a ter um estande em “${event_title}”${when}.`,
          'O nome da empresa só aparece na página da feira depois que alguém aceitar.',
        ],
        action: { label: 'Responder ao convite', path: `/eventos/estandes/${id}` },
      })),
    )
  }
}
