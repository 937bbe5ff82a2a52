import encodeQR from 'qr'

/** Of the dark squares, with the quiet zone that cameras need, as a path of SVG. */
export function qrPath(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const path = rows
    .map((row, y) =>
      runs(row)
        .map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)
        .join(''),
    )
    .join('')
  return { size: rows.length, path }
}

/** Dark squares on white, on any page. */
export function qrSvg(text: string): string {
  const { size, path } = qrPath(text)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" ` +
    `shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path ` +
    `d="${path}"/></svg>`
  )
}

/** Start and length of the dark runs. */
function runs(row: boolean[]): [number, number][] {
  const found: [number, number][] = []
  for (const [x, isDark] of row.entries()) {
    if (!isDark) continue
    if (row[x - 1]) found.at(-1)![1]++
    else found.push([x, 1])
  }
  return found
}

export const asPicture = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
