// Runs in the browser: draws pictures on a canvas, one fading into the next, and encodes them as VP9.
const FADE_MS = 600
const STEP_MS = 100

/**
 * Frames come only where something moves: in a fade, and once a second for the line that shows how far it is.
 * Each picture begins with a key frame, so that one can jump to it, and has another where the fade has ended: nothing
 * of the one before remains.
 */
globalThis.encodePictures = async ({ pictures, width, height, colour }) => {
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  const drawn = []
  for (const { png } of pictures) drawn.push(await createImageBitmap(await (await fetch(png)).blob()))
  const total = pictures.reduce((sum, { ms }) => sum + ms, 0)
  const chunks = []
  const encoder = new VideoEncoder({
    output(chunk) {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      chunks.push({ ms: chunk.timestamp / 1000, key: chunk.type === 'key', base64: bytes.toBase64() })
    },
    error(error) {
      throw error
    },
  })
  encoder.configure({ codec: 'vp09.00.31.08', width, height, bitrate: 1_200_000, latencyMode: 'quality' })
  let from = 0
  for (const [at, { ms }] of pictures.entries()) {
    for (let since = 0; since < ms; since += since < FADE_MS ? STEP_MS : 1000 - (since % 1000)) {
      pen.globalAlpha = 1
      pen.drawImage(drawn[Math.max(0, at - 1)], 0, 0)
      pen.globalAlpha = Math.min(1, since / FADE_MS)
      pen.drawImage(drawn[at], 0, 0)
      pen.globalAlpha = 1
      pen.fillStyle = colour
      pen.fillRect(0, height - 8, (width * (from + since)) / total, 8)
      const frame = new VideoFrame(canvas, { timestamp: (from + since) * 1000 })
      encoder.encode(frame, { keyFrame: since === 0 || since === FADE_MS })
      frame.close()
    }
    from += ms
    await encoder.flush()
  }
  encoder.close()
  return { chunks, total }
}
