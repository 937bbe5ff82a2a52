import { hash, verify } from '@node-rs/argon2'

/** argon2id, as the name of the library's enumeration for 2. */
const ARGON2ID = 2
const options = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, options)

let nobody: Promise<string> | undefined

/** Takes as long for an e-mail that nobody has. */
export async function passwordFits(password: string, hashed: string | undefined): Promise<boolean> {
  const fits = await verify(hashed ?? (await (nobody ??= hashPassword('nobody'))), password)
  return hashed !== undefined && fits
}
