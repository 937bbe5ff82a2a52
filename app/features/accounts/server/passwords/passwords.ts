import { channel } from 'node:diagnostics_channel'
import { hash, verify } from '@node-rs/argon2'

/** argon2id, as the name of the library's enumeration for 2. */
const ARGON2ID = 2
const options = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Told of every computation: it is what a sign-in costs, and what must be the same for known and unknown e-mails. */
export const passwordWork = channel('ponte:password')

/** One spelling, whichever keyboard wrote the accents. */
const spelt = (password: string) => password.normalize('NFKC')

export const samePassword = (one: string, other: string) => spelt(one) === spelt(other)

export const hashPassword = (password: string) => {
  passwordWork.publish('hash')
  return hash(spelt(password), options)
}

/** Of a password that nobody knows, with the same parameters. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$Q85eQtiL8G8xWW4+cEaXIg$cCEqjZMhCV2YJ/aPHpKYO/3e5jOIhsHccFT+USTAwmo'

/** Takes as long for an e-mail that nobody has, and for a login without a password yet. */
export async function passwordFits(password: string, hashed: string | null | undefined): Promise<boolean> {
  passwordWork.publish('verify')
  const fits = await verify(hashed ?? NOBODY, spelt(password))
  return Boolean(hashed) && fits
}
