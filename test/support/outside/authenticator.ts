import { Secret, TOTP } from 'otpauth'

/** The authenticator's code at an instant. */
export const codeAt = (secret: string, instant: number) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({ timestamp: instant })
