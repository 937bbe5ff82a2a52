import { attachFile, keepPicture, removeFile } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import { uuid } from '#server/uuid.ts'
import { PICTURE_BYTES } from '../../wire/profile.ts'
import { type CompanyForm, MOST_PHOTOS } from '../../wire/company-form.ts'
import { changePlaces } from './places/change-places.ts'
import { ONE_EACH } from './contributions.ts'
import type { Company, Contribution, Photo } from './find-company.ts'

/** In the sizes that pages use. */
const AVATAR = { purpose: 'company avatar', widths: [400, 192, 96] }
const BACKGROUND = { purpose: 'company background', widths: [1920, 960, 480] }
const PHOTO = { purpose: 'company photo', widths: [1600, 800, 400] }
const FACE = { purpose: 'company testimonial', widths: [400, 200], square: true as const }

/** What a form brought, kept and not yet anybody's. Faces by the row they came in. */
export type Kept = {
  avatar: string | undefined
  background: string | undefined
  photos: { key: string | null; file_id: string }[]
  faces: Map<number, string>
}

const isLeaving = (form: CompanyForm) => new Set(form.photos_destroy)

/** Those that do not stand already: one whose key is known was stored by a save whose answer was lost. */
function newPhotos({ photos: standing }: Company, { photos = [], photos_keys }: CompanyForm) {
  const known = new Set(standing.map(({ key }) => key))
  return photos
    .map((file, at) => ({ file, at, key: photos_keys?.[at] ?? null }))
    .filter(({ key }) => key === null || !known.has(key))
}

/** Before a picture is drawn: each has a key of its own, and there is room for all of them. */
export function refusePhotos(company: Company, form: CompanyForm) {
  const { photos = [], photos_keys } = form
  if (photos_keys && (photos_keys.length !== photos.length || new Set(photos_keys).size < photos.length))
    throw invalid({ photos_keys: ONE_EACH })
  const leaving = isLeaving(form)
  const staying = company.photos.filter(({ id }) => !leaving.has(id)).length
  if (staying + newPhotos(company, form).length > MOST_PHOTOS)
    throw invalid({ photos: `Pode ter no máximo ${MOST_PHOTOS} fotos` })
}

/** Before the transaction, as all files are. */
export async function keepPictures(ctx: Ctx, company: Company, form: CompanyForm): Promise<Kept> {
  const keep = async (file: File | null | undefined, field: string, how: typeof PHOTO | typeof FACE) =>
    file ? (await keepPicture(ctx, file, { field, limit: PICTURE_BYTES, ...how })).id : undefined
  const photos: Kept['photos'] = []
  for (const { file, at, key } of newPhotos(company, form))
    photos.push({ key, file_id: (await keep(file, `photos[${at}]`, PHOTO))! })
  const faces = new Map<number, string>()
  for (const [i, row] of (form.contributions_attributes ?? []).entries()) {
    const face = row._destroy ? undefined : await keep(row.avatar, `contributions[${i}].avatar`, FACE)
    if (face) faces.set(i, face)
  }
  return {
    avatar: await keep(form.avatar, 'avatar', AVATAR),
    background: await keep(form.background, 'background', BACKGROUND),
    photos,
    faces,
  }
}

/** A new picture takes the place of the old one; a flag without a picture takes the old one away. */
export const pictureColumns = (form: CompanyForm, { avatar, background }: Kept) => ({
  ...((avatar || form.avatar_destroy) && { avatar_file_id: avatar ?? null }),
  ...((background || form.background_destroy) && { background_file_id: background ?? null }),
})

/**
 * The gallery from now on: what leaves is left out, what is new comes last, and of all that what is named changes
 * places.
 */
export function photosAfter(company: Company, form: CompanyForm, { photos }: Kept): Photo[] | undefined {
  if (!form.photos && !form.photos_destroy && !form.photos_order) return undefined
  const leaving = isLeaving(form)
  const staying = company.photos.filter(({ id }) => !leaving.has(id))
  const meanwhile = new Set(company.photos.map(({ key }) => key))
  const all = [
    ...staying,
    ...photos.filter(({ key }) => key === null || !meanwhile.has(key)).map((one) => ({ id: uuid(), ...one })),
  ]
  const idOf = new Map(all.map(({ id, key }) => [key, id]))
  return changePlaces(
    all,
    (form.photos_order ?? []).map((name) => idOf.get(name) ?? name),
  )
}

const filesOf = ({
  avatar_file_id,
  background_file_id,
  photos,
  contributions,
}: Pick<Company, 'avatar_file_id' | 'background_file_id'> & { photos: Photo[]; contributions: Contribution[] }) =>
  [
    avatar_file_id,
    background_file_id,
    ...photos.map(({ file_id }) => file_id),
    ...contributions.map((one) => one.avatar_file_id),
  ].filter((id) => id !== null)

/** In the transaction: what is pointed at now stays, what is not goes. */
export async function settlePictures(ctx: Ctx, before: Company, after: Parameters<typeof filesOf>[0]) {
  const [had, has] = [new Set(filesOf(before)), new Set(filesOf(after))]
  for (const id of has) if (!had.has(id)) await attachFile(ctx, { id })
  for (const id of had) if (!has.has(id)) await removeFile(ctx, { id })
}
