// Read before a test file: passwords are hashed by the same function, with next to no work. Thousands of people come
// into being in tests, and each would cost what a guess shall cost.
import { createRequire } from 'node:module'
import type * as Argon2 from '@node-rs/argon2'

const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as {
  -readonly [Name in keyof typeof Argon2]: (typeof Argon2)[Name]
}
const { hash } = argon2

argon2.hash = (password, options) => hash(password, { ...options, memoryCost: 64, timeCost: 1 })
