// The key that seals documents, with a self-signed certificate: a seal is checked with this product, by the
// document's code.
import { createPrivateKey, type KeyObject, randomBytes, webcrypto, X509Certificate } from 'node:crypto'
import * as asn1 from 'asn1js'
import * as pkijs from 'pkijs'

pkijs.setEngine('node', new pkijs.CryptoEngine({ name: 'node', crypto: webcrypto as never }))

export const ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
const YEARS = 10
const COMMON_NAME = '2.5.4.3'
const ORGANIZATION = '2.5.4.10'
const KEY_USAGE = '2.5.29.15'
/** digitalSignature and nonRepudiation. */
const SIGNS = new Uint8Array([0xc0]).buffer

export type Certified = { certificate: string; private_key: string }

const der = (pem: string) => Uint8Array.from(new X509Certificate(pem).raw).buffer
export const readCertificate = (pem: string) => pkijs.Certificate.fromBER(der(pem))
export const rawCertificate = (pem: string) => new X509Certificate(pem).raw

/** A key for signing by pkijs. */
export async function signingKey(private_key: string): Promise<webcrypto.CryptoKey> {
  const key: KeyObject = createPrivateKey(private_key)
  return webcrypto.subtle.importKey('pkcs8', key.export({ type: 'pkcs8', format: 'der' }), ALGORITHM, false, ['sign'])
}

const pem = (label: string, bytes: ArrayBuffer) =>
  '-----BEGIN ' +
  `${label}-----\n${Buffer.from(bytes).toString('base64').replace(/.{64}/g, '$&\n').trimEnd()}\n-----END ` +
  `${label}-----\n`

/** Both as PEM. Names in printable ASCII only: some readers know nothing else. */
export async function certify(name: string, now: Date): Promise<Certified> {
  const keys = (await webcrypto.subtle.generateKey(
    { ...ALGORITHM, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['sign', 'verify'],
  )) as webcrypto.CryptoKeyPair
  const certificate = new pkijs.Certificate()
  certificate.version = 2
  certificate.serialNumber = new asn1.Integer({ valueHex: Uint8Array.from([0x01, ...randomBytes(15)]).buffer })
  const text = (type: string, value: string) =>
    new pkijs.AttributeTypeAndValue({ type, value: new asn1.Utf8String({ value }) })
  const names = [text(ORGANIZATION, name), text(COMMON_NAME, `${name} - selo de documentos`)]
  certificate.issuer.typesAndValues = names
  certificate.subject.typesAndValues = names
  certificate.notBefore.value = new Date(now.getTime() - 60_000)
  certificate.notAfter.value = new Date(now.getTime() + YEARS * 365.25 * 86_400_000)
  const usage = new asn1.BitString({ valueHex: SIGNS, unusedBits: 6 })
  certificate.extensions = [
    new pkijs.Extension({ extnID: KEY_USAGE, critical: true, extnValue: usage.toBER(false), parsedValue: usage }),
  ]
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey as never)
  await certificate.sign(keys.privateKey as never, 'SHA-256')
  return {
    certificate: pem('CERTIFICATE', certificate.toSchema(true).toBER(false)),
    private_key: pem('PRIVATE KEY', await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)),
  }
}
