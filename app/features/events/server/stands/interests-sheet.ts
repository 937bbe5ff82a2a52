import { contentDisposition } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { Reply } from '#server/serve.ts'
import { writeSheet } from '#server/spreadsheets/sheet.ts'
import type { Bytes } from '#wire/endpoint.ts'
import { formatDate } from '#wire/time/date.ts'
import { wallTime } from '#wire/time/zones.ts'
import { interestRows } from './interests.ts'
import { companyStand } from './keep-stands.ts'

export async function interestsSheet(ctx: Ctx, id: string) {
  const { zone, event_title } = await companyStand(ctx, id)
  const bytes = await writeSheet({
    name: 'Interesse',
    columns: [
      { header: 'Nome', width: 32 },
      { header: 'E-mail', width: 36 },
      { header: 'Interesse em', width: 18 },
    ],
    rows: (await interestRows(ctx, id)).map(({ name, email, left_at }) => {
      const { day, time } = wallTime(left_at, zone)
      return [name, email, `${formatDate(day)} ${time}`]
    }),
  })
  return new Reply<Bytes>(bytes, {
    'content-disposition': contentDisposition('attachment', `Interesse ${event_title}.xlsx`),
  })
}
