import type { Ctx } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import { IMAGES } from '#server/storage/file-kinds.ts'
import type { Drawing } from '#server/storage/drawn-picture.ts'
import type { KeptFile } from './files.ts'
import { acceptedKind, type Keeping, storeFile } from './keep-file.ts'

type Picturing = Pick<Keeping, 'field' | 'purpose' | 'limit'> & Drawing

/** Redrawing is expensive: more than anybody needs, and few enough not to delay others. */
const PICTURES = { name: 'pictures', times: 200, seconds: 3600 }

const UNREADABLE = 'Não conseguimos ler esta imagem. Salve-a de novo em JPG ou PNG e envie outra vez.'

/** A public picture, redrawn in the sizes it is used in. Returns the largest; the others follow it. */
export async function keepPicture(
  ctx: Ctx,
  file: File,
  { field, purpose, limit, ...drawing }: Picturing,
): Promise<KeptFile> {
  if (ctx.actor.user_type !== 'GuestUser') ctx.limits.spend(PICTURES, ctx.actor.login_id)
  await acceptedKind(file, { field, accept: IMAGES, limit })
  // imported on use: other processes do not load the drawing library
  const { drawnPicture } = await import('#server/storage/drawn-picture.ts')
  const [largest, ...smaller] = await drawnPicture(Buffer.from(await file.arrayBuffer()), drawing).catch(() => {
    throw invalid({ [field]: UNREADABLE })
  })
  const store = ({ bytes, width, height }: NonNullable<typeof largest>, variant_of?: string) =>
    storeFile(ctx, new File([bytes], file.name.replace(/\.(png|jpe?g|webp|gif|avif)$/i, '')), 'webp', {
      purpose,
      private: false,
      width,
      height,
      ...(variant_of && { variant_of }),
    })
  const stored = await store(largest!)
  for (const one of smaller) await store(one, stored.id)
  return stored
}
