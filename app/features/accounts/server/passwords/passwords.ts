import { channel } from 'node:diagnostics_channel'
import { hash, verify } from '@node-rs/argon2'

/** The library's value for argon2id; its const enum cannot be imported. */
const ARGON2ID = 2
const options = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Published at every hash computation: tests compare the work for known and unknown e-mails. */
export const passwordWork = channel('ponte:password')

/** One Unicode form (NFKC), whichever keyboard typed the accents. */
const spelt = (password: string) => password.normalize('NFKC')

export const samePassword = (one: string, other: string) => spelt(one) === spelt(other)

export const hashPassword = (password: string) => {
  passwordWork.publish('hash')
  return hash(spelt(password), options)
}

/** Hash of an unknown password with the same parameters. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$Q85eQtiL8G8xWW4+cEaXIg$cCEqjZMhCV2YJ/aPHpKYO/3e5jOIhsHccFT+USTAwmo'

/** Takes the same time for an unknown e-mail and for a login without a password. */
export async function passwordFits(password: string, hashed: string | null | undefined): Promise<boolean> {
  passwordWork.publish('verify')
  const fits = await verify(hashed ?? NOBODY, spelt(password))
  return Boolean(hashed) && fits
}
