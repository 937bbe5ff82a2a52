import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'

/** An S3 server on a free loopback port, with a bucket in a folder; returns its STORAGE_URL. */
export async function startBucket(directory: string) {
  type S3 = { run(): Promise<AddressInfo>; close(): Promise<void> }
  const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: object) => S3
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'ponte-files' }],
  })
  const { port } = await server.run()
  after(() => server.close())
  return `s3://S3RVER:S3RVER@127.0.0.1:${port}/ponte-files?tls=0`
}
