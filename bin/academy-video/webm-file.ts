// A WebM file of one VP9 track: a cluster for each key frame, a table of them for seeking, and the duration, which a
// browser's own recorder leaves out.

export type Chunk = { ms: number; key: boolean; data: Buffer }

const number = (value: number, bytes: number) => {
  const out = Buffer.alloc(bytes)
  out.writeUIntBE(value, Math.max(0, bytes - 6), Math.min(6, bytes))
  return out
}
const float = (value: number) => {
  const out = Buffer.alloc(8)
  out.writeDoubleBE(value)
  return out
}

/** An element: its id, its length in eight bytes, its content. */
function element(id: number, ...content: Buffer[]) {
  const name = Buffer.from(id.toString(16), 'hex')
  const length = number(
    content.reduce((sum, part) => sum + part.length, 0),
    8,
  )
  length[0] = 1
  return Buffer.concat([name, length, ...content])
}
const text = (id: number, value: string) => element(id, Buffer.from(value))

export function webmFile(chunks: Chunk[], { ms, width, height }: { ms: number; width: number; height: number }) {
  const head = element(
    0x1a45dfa3,
    element(0x4286, number(1, 1)),
    element(0x42f7, number(1, 1)),
    element(0x42f2, number(4, 1)),
    element(0x42f3, number(8, 1)),
    text(0x4282, 'webm'),
    element(0x4287, number(2, 1)),
    element(0x4285, number(2, 1)),
  )
  const info = element(
    0x1549a966,
    element(0x2ad7b1, number(1_000_000, 4)), // times are milliseconds
    durationOf(ms),
    text(0x4d80, 'Ponte'),
    text(0x5741, 'Ponte'),
  )
  const video = element(0xe0, element(0xb0, number(width, 2)), element(0xba, number(height, 2)))
  const track = element(
    0xae,
    element(0xd7, number(1, 1)),
    element(0x73c5, number(1, 1)),
    element(0x83, number(1, 1)),
    text(0x86, 'V_VP9'),
    video,
  )
  const tracks = element(0x1654ae6b, track)

  const groups: Chunk[][] = []
  for (const chunk of chunks)
    if (chunk.key) groups.push([chunk])
    else groups.at(-1)?.push(chunk)
  const clusters = groups.map((group) => ({ ms: group[0]!.ms, data: clusterOf(group) }))

  const cuesAt = (positions: number[]) =>
    element(
      0x1c53bb6b,
      ...clusters.map(({ ms: at }, i) => {
        const place = element(0xb7, element(0xf7, number(1, 1)), element(0xf1, number(positions[i] ?? 0, 8)))
        return element(0xbb, element(0xb3, number(at, 4)), place)
      }),
    )
  let next = info.length + tracks.length + cuesAt([]).length
  const positions = clusters.map(({ data }) => (next += data.length) - data.length)
  const segment = element(0x18538067, info, tracks, cuesAt(positions), ...clusters.map(({ data }) => data))
  return Buffer.concat([head, segment])
}

/** With a short length, as most writers put it: readers look for these three bytes. */
const durationOf = (ms: number) => Buffer.concat([Buffer.from([0x44, 0x89, 0x88]), float(ms)])

function clusterOf(group: Chunk[]) {
  const start = group[0]!.ms
  const blocks = group.map(({ ms, key, data }) => {
    const head = Buffer.from([0x81, 0, 0, key ? 0x80 : 0])
    head.writeInt16BE(ms - start, 1)
    return element(0xa3, head, data)
  })
  return element(0x1f43b675, element(0xe7, number(start, 4)), ...blocks)
}
