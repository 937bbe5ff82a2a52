import { Secret, TOTP } from 'otpauth'
import { asPicture, qrSvg } from '#server/picture/qr-picture.ts'

const PERIOD = 30
/** Codes of the previous and next step pass too, as clocks differ. */
const WINDOW = 1

export const newSecret = () => new Secret({ size: 20 }).base32

const clockOf = (secret: string, names = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD })

/** The step of a code; undefined when it is not a current one. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = clockOf(secret).validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? undefined : TOTP.counter({ period: PERIOD, timestamp }) + delta
}

/** Text and QR code for an authenticator app. */
export function enrolment(secret: string, { issuer, label }: { issuer: string; label: string }) {
  const otpauth_uri = clockOf(secret, { issuer, label }).toString()
  return { secret: secret.match(/.{1,4}/g)!.join(' '), otpauth_uri, qr_code: asPicture(qrSvg(otpauth_uri)) }
}
