import { pictureToDraw } from '#features/files/server/files.ts'
import { shownDay } from '#features/jobs/server/jobs.ts'
import type { Ctx } from '#server/context.ts'
import { drawPreview } from '#server/picture/preview.ts'
import { Refusal } from '#server/refusal.ts'
import { OVER } from '../wire/program-words.ts'
import { showProgram } from './show-program.ts'

/** A program as it is shown where somebody shares its page. */
export async function drawProgram(ctx: Ctx, key: string) {
  const { attributes } = await showProgram(ctx, key).catch((error: unknown) => {
    throw error instanceof Refusal && error.status === 301
      ? new Refusal(301, error.body, { location: `${error.headers['location']}/picture.png` })
      : error
  })
  const { title, company_name, address, edition, status, close_enrollment_at, logo } = attributes
  return drawPreview(ctx, {
    title: title ?? '',
    text: company_name,
    facts: [edition && `Edição ${edition}`, address].filter(Boolean).join(' · '),
    // No word that turns wrong by itself: whoever shares a picture keeps it longer than we do.
    strong: status === 'closed' ? OVER : `Inscrições até ${shownDay(close_enrollment_at!)}`,
    logo: await pictureToDraw(ctx, logo?.url),
    app_name: ctx.configuration.app_name,
  })
}
