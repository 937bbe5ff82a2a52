import { randomBytes } from 'node:crypto'

/** 32 that do not look alike: five bits each. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 100 bits. */
const LENGTH = 20

export const newCertificateCode = () => Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % 32]).join('')
