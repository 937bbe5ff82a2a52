// npm run academy:draw: draws the Academy's own video with Chromium, and writes its captions. Both are committed; a
// start draws nothing.
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { findChromium } from '#test/support/browser/chromium-program.ts'
import { SIZE, slidePage } from './academy-video/slide-page.ts'
import { slides } from './academy-video/slides.ts'
import { webmFile } from './academy-video/webm-file.ts'

const HERE = new URL('../db/reference/academy/courses/primeiro-estagio-direitos-e-deveres/', import.meta.url)
const NAME = 'video-antes-de-assinar'
/** Encoders are given to pages of a secure origin only; nothing is asked of the network. */
const ORIGIN = 'https://video.invalid/'

type Encoded = { chunks: { ms: number; key: boolean; base64: string }[]; total: number }

const { path: executablePath, env } = await findChromium()
const browser = await chromium.launch({
  executablePath,
  args: ['--disable-gpu'],
  ...(env && { env: { ...process.env, ...env } as never }),
})
try {
  const page = await browser.newPage({ viewport: SIZE })
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  const pictures: { png: string; ms: number }[] = []
  let colour = ''
  for (const [at, slide] of slides.entries()) {
    await page.setContent(slidePage(slide, at))
    await page.evaluate('document.fonts.ready')
    const png = await page.screenshot({ type: 'png' })
    pictures.push({ png: `data:image/png;base64,${png.toString('base64')}`, ms: slide.seconds * 1000 })
    colour = await page.evaluate(`getComputedStyle(document.body).borderTopColor`)
  }
  await page.goto(ORIGIN)
  await page.addScriptTag({
    content: readFileSync(new URL('academy-video/encode-in-page.mjs', import.meta.url), 'utf8'),
  })
  const { chunks, total } = await page.evaluate<Encoded>(
    `encodePictures(${JSON.stringify({ pictures, ...SIZE, colour })})`,
  )
  const frames = chunks.map(({ ms, key, base64 }) => ({ ms, key, data: Buffer.from(base64, 'base64') }))
  writeFileSync(new URL(`${NAME}.webm`, HERE), webmFile(frames, { ms: total, ...SIZE }))
} finally {
  await browser.close()
}

const clock = (ms: number) => new Date(ms).toISOString().slice(14, 23)
let begun = 0
const cues = slides.flatMap(({ seconds, captions }) => {
  const each = (seconds * 1000) / captions.length
  const from = begun
  begun += seconds * 1000
  return captions.map((text, i) => `${clock(from + i * each)} --> ${clock(from + (i + 1) * each)}\n${text}\n`)
})
writeFileSync(new URL(`${NAME}.vtt`, HERE), `WEBVTT\n\n${cues.join('\n')}`)
