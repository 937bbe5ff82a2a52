import { pictureToDraw } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { drawPreview } from '#server/picture/preview.ts'
import { Refusal } from '#server/refusal.ts'
import { openJobsInWords } from '../../wire/open-jobs.ts'
import { showPublicCompany } from './show-company.ts'

/** A company as it is shown where somebody shares its page. */
export async function drawCompany(ctx: Ctx, key: string) {
  const { attributes } = await showPublicCompany(ctx, key).catch((error: unknown) => {
    throw error instanceof Refusal && error.status === 301
      ? new Refusal(301, error.body, { location: `${error.headers['location']}/picture.png` })
      : error
  })
  const { name, sector, place, open_jobs, avatar } = attributes
  return drawPreview(ctx, {
    title: name,
    text: sector,
    facts: place ?? '',
    strong: openJobsInWords(open_jobs),
    logo: await pictureToDraw(ctx, avatar?.url),
    app_name: ctx.configuration.app_name,
  })
}
