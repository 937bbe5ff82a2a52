// The signature of a sealed PDF: CMS as PAdES baseline B asks for it (ETSI EN 319 142-1), without a signing time of
// our own.
import { createHash, type webcrypto } from 'node:crypto'
import * as asn1 from 'asn1js'
import * as pkijs from 'pkijs'
import { rawCertificate, readCertificate } from './certificate.ts'

const DATA = '1.2.840.113549.1.7.1'
const SIGNED_DATA = '1.2.840.113549.1.7.2'
const CONTENT_TYPE = '1.2.840.113549.1.9.3'
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4'
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47'
const TIME_STAMP_TOKEN = '1.2.840.113549.1.9.16.2.14'

export const bufferOf = (bytes: Uint8Array) => Uint8Array.from(bytes).buffer
export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

export type Seal = { certificate: string; key: webcrypto.CryptoKey }
/** Asks a time stamping authority for a token over the signature. */
export type TimeStamp = (signature: Uint8Array) => Promise<ArrayBuffer>

const attribute = (type: string, value: asn1.AsnType) => new pkijs.Attribute({ type, values: [value] })
const sequence = (...value: asn1.AsnType[]) => new asn1.Sequence({ value })
const octets = (bytes: Uint8Array) => new asn1.OctetString({ valueHex: bufferOf(bytes) })

/** A detached signature over these bytes. */
export async function signBytes(content: Uint8Array, { certificate, key }: Seal, stamp?: TimeStamp): Promise<Buffer> {
  const parsed = readCertificate(certificate)
  const attributes = [
    attribute(CONTENT_TYPE, new asn1.ObjectIdentifier({ value: DATA })),
    attribute(MESSAGE_DIGEST, octets(sha256(content))),
    attribute(SIGNING_CERTIFICATE_V2, sequence(sequence(sequence(octets(sha256(rawCertificate(certificate))))))),
  ]
  const signer = new pkijs.SignerInfo({
    version: 1,
    sid: new pkijs.IssuerAndSerialNumber({ issuer: parsed.issuer, serialNumber: parsed.serialNumber }),
    signedAttrs: new pkijs.SignedAndUnsignedAttributes({ type: 0, attributes }),
  })
  const signed = new pkijs.SignedData({
    version: 1,
    encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: DATA }),
    signerInfos: [signer],
    certificates: [parsed],
  })
  await signed.sign(key as never, 0, 'SHA-256', bufferOf(content))
  if (stamp) {
    const token = asn1.fromBER(await stamp(new Uint8Array(signer.signature.valueBlock.valueHexView))).result
    signer.unsignedAttrs = new pkijs.SignedAndUnsignedAttributes({
      type: 1,
      attributes: [attribute(TIME_STAMP_TOKEN, token)],
    })
  }
  const info = new pkijs.ContentInfo({ contentType: SIGNED_DATA, content: signed.toSchema(true) })
  return Buffer.from(info.toSchema().toBER(false))
}

/** Whether these bytes were signed with this certificate's key. Only zeros may follow the signature. */
export async function isSignedBy(content: Uint8Array, cms: Uint8Array, certificate: string): Promise<boolean> {
  try {
    const { offset, result } = asn1.fromBER(bufferOf(cms))
    if (offset < 0 || cms.subarray(offset).some((byte) => byte !== 0)) return false
    const signed = new pkijs.SignedData({ schema: new pkijs.ContentInfo({ schema: result }).content })
    const [own] = signed.certificates ?? []
    if (!own || !rawCertificate(certificate).equals(Buffer.from(own.toSchema().toBER(false)))) return false
    return await signed.verify({ signer: 0, data: bufferOf(content), checkChain: false })
  } catch {
    return false
  }
}
