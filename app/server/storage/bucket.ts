import type { Readable } from 'node:stream'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { S3Driver } from 'flydrive/drivers/s3'
import type { BucketAddress } from './bucket-address.ts'
import type { ByteRange } from './byte-range.ts'

/** A bucket of any S3-compatible service. It stays closed: files leave through the product only. */
export class Bucket extends S3Driver {
  #client: S3Client
  #bucket: string
  constructor({ endpoint, bucket, region, key }: BucketAddress) {
    const client = new S3Client({
      endpoint,
      region,
      ...(key && { credentials: { accessKeyId: key.id, secretAccessKey: key.secret } }),
      // What every compatible service understands; and a silent one does not hold a request for ever.
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000, throwOnRequestTimeout: true },
    })
    super({ client, bucket, visibility: 'private', supportsACL: false })
    this.#client = client
    this.#bucket = bucket
  }

  override async getStream(key: string, range?: ByteRange) {
    const wanted = range && { Range: `bytes=${range.start}-${range.end}` }
    const { Body } = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: key, ...wanted }))
    return Body as Readable
  }
}
