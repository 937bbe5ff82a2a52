import { StartRefusal } from '../start/configuration.ts'

export type BucketAddress = {
  endpoint: string
  bucket: string
  region: string
  key: { id: string; secret: string } | undefined
}

const MISTAKE =
  'STORAGE_URL precisa ser como ' +
  's3://CHAVE:SEGREDO@servidor:porta/balde?region=regiao&tls=1. Na chave e no segredo, ' +
  'escreva / como %2F e @ como %40.'

/** s3://KEY:SECRET@host:port/bucket?region=…&tls=0|1. Without a key the machine's role is used. */
export function bucketAddress(text: string): BucketAddress {
  if (!URL.canParse(text)) throw new StartRefusal(MISTAKE)
  const url = new URL(text)
  const [, bucket] = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(url.pathname) ?? []
  const tls = url.searchParams.get('tls') ?? '1'
  if (!url.hostname || !bucket || !/^[01]$/.test(tls) || !url.username !== !url.password)
    throw new StartRefusal(MISTAKE)
  return {
    endpoint: `${tls === '1' ? 'https' : 'http'}://${url.host}`,
    bucket,
    region: url.searchParams.get('region') ?? 'us-east-1',
    key: url.username ? { id: decodeURIComponent(url.username), secret: decodeURIComponent(url.password) } : undefined,
  }
}
