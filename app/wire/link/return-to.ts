import * as z from 'zod/mini'
import { localPath } from './local-path.ts'

/** Where a letter's link leads on to. */
export const returnTo = z.optional(
  z.string().check(
    z.maxLength(300),
    z.refine((path) => localPath(path) !== undefined, 'Não é um endereço deste site'),
  ),
)
