import { attachFile, keepPicture, removeFile } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { PICTURE_BYTES, type ProgramForm } from '../wire/programs.ts'

const BANNER = { purpose: 'program banner', widths: [1920, 960, 480] }
const LOGO = { purpose: 'program logo', widths: [400, 192, 96] }

type Sent = Pick<ProgramForm, 'banner' | 'banner_destroy' | 'logo' | 'logo_destroy'>
export type Kept = { banner: string | undefined; logo: string | undefined }

/** Before the transaction, as all files are. */
export async function keepPictures(ctx: Ctx, { banner, logo }: Sent): Promise<Kept> {
  const keep = async (file: File | null | undefined, field: string, how: typeof BANNER) =>
    file ? (await keepPicture(ctx, file, { field, limit: PICTURE_BYTES, ...how })).id : undefined
  return { banner: await keep(banner, 'banner', BANNER), logo: await keep(logo, 'logo', LOGO) }
}

/** A new picture takes the place of the old one; a flag without a picture takes the old one away. */
export const pictureColumns = (form: Sent, { banner, logo }: Kept) => ({
  ...((banner || form.banner_destroy) && { banner_file_id: banner ?? null }),
  ...((logo || form.logo_destroy) && { logo_file_id: logo ?? null }),
})

type Pictured = { banner_file_id: string | null; logo_file_id: string | null }

/** In the transaction: what is pointed at now stays, what is not goes. */
export async function settlePictures(ctx: Ctx, before: Pictured, after: Partial<Pictured>) {
  for (const name of ['banner_file_id', 'logo_file_id'] as const) {
    const [had, has] = [before[name], after[name]]
    if (has === undefined || has === had) continue
    if (has) await attachFile(ctx, { id: has })
    if (had) await removeFile(ctx, { id: had })
  }
}
