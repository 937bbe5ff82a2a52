import type { Readable } from 'node:stream'
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { BucketAddress } from './bucket-address.ts'
import type { ByteRange } from './byte-range.ts'
import type { Driver, Written } from './storage.ts'

/** A bucket of any S3-compatible service. It is private: files are sent by the product only. */
export class Bucket implements Driver {
  #client: S3Client
  #bucket: string
  constructor({ endpoint, bucket, region, key }: BucketAddress) {
    this.#client = new S3Client({
      endpoint,
      region,
      ...(key && { credentials: { accessKeyId: key.id, secretAccessKey: key.secret } }),
      // Supported by all compatible services; a timeout keeps a silent one from blocking a request for ever.
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 2,
      requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000, throwOnRequestTimeout: true },
    })
    this.#bucket = bucket
  }

  async putStream(key: string, content: Readable, { type, size }: Written) {
    const object = { Bucket: this.#bucket, Key: key, Body: content, ContentType: type, ContentLength: size }
    const cut = new AbortController()
    // The client does not listen for errors of the body: it would wait for the rest until its own timeout.
    const broken = new Promise<never>((_, reject) =>
      content.once('error', (error) => {
        reject(error)
        cut.abort()
      }),
    )
    await Promise.race([this.#client.send(new PutObjectCommand(object), { abortSignal: cut.signal }), broken])
  }

  async getStream(key: string, range?: ByteRange) {
    const wanted = range && { Range: `bytes=${range.start}-${range.end}` }
    const { Body } = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: key, ...wanted }))
    return Body as Readable
  }

  async delete(key: string) {
    await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: key }))
  }
}
