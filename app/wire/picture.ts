import * as z from 'zod/mini'

/** A picture in every size that pages use: `url` is the largest, `srcset` all with their widths. */
export const picture = z
  .object({ url: z.string(), srcset: z.string(), width: z.int(), height: z.int() })
  .check(z.meta({ id: 'Picture' }))
export type Picture = z.output<typeof picture>

/** The smallest of a picture's sizes that is at least so wide. */
export function sizeOf({ url, srcset }: Pick<Picture, 'url' | 'srcset'>, width: number): string {
  const sizes = srcset
    .split(', ')
    .map((one) => one.split(' '))
    .map(([address = url, wide = '0']) => ({ address, wide: Number.parseInt(wide) }))
  return sizes.find(({ wide }) => wide >= width)?.address ?? url
}
