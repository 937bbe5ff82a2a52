import { Secret, TOTP } from 'otpauth'

/** What the app on somebody's phone shows at an instant. */
export const codeAt = (secret: string, instant: number) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({ timestamp: instant })
