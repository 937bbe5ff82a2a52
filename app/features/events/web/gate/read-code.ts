// Reads QR codes of a video: by the browser where it can, else by a decoder that is loaded for it.

export type ReadCode = (video: HTMLVideoElement) => Promise<string | undefined>
type Detector = { detect: (of: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

const FORMAT = 'qr_code'

export async function codeReader(): Promise<ReadCode> {
  const Native = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  if (Native && (await Native.getSupportedFormats().catch((): string[] => [])).includes(FORMAT)) {
    const detector = new Native({ formats: [FORMAT] })
    return async (video) => (await detector.detect(video))[0]?.rawValue
  }
  const { decodeQR } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const picture = canvas.getContext('2d', { willReadFrequently: true })!
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video
    if (!width) return undefined
    Object.assign(canvas, { width, height })
    picture.drawImage(video, 0, 0)
    try {
      return decodeQR(picture.getImageData(0, 0, width, height))
    } catch {
      return undefined // no code in sight
    }
  }
}
