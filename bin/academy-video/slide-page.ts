// A slide as a page in the house's tokens and font: the words at the left, the contract that is being read at the right.
import { readFileSync } from 'node:fs'
import { POINTS, type Slide } from './slides.ts'

export const SIZE = { width: 1280, height: 720 }

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url))
const font = read('node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2').toString('base64')

const style = `
@font-face { font-family: 'Figtree Variable'; font-weight: 300 900;
  src: url(data:font/woff2;base64,${font}) format('woff2'); }
${read('app/web/theme/tokens.css').toString()}
* { box-sizing: border-box; margin: 0; }
body { width: ${SIZE.width}px; height: ${SIZE.height}px; padding: 72px 88px 0; display: grid;
  grid-template-columns: 1fr 400px; gap: 72px; background: var(--page); color: var(--text);
  font: 36px/1.35 var(--font); border-top: 12px solid var(--primary); }
.number { display: grid; place-items: center; width: 76px; height: 76px; margin-bottom: 28px; border-radius: 50%;
  background: var(--primary); color: var(--on-primary); font-size: 40px; font-weight: 650; }
.number:empty { width: 76px; height: 12px; border-radius: 6px; background: var(--accent); margin: 32px 0; }
h1 { margin-bottom: 28px; font-size: 68px; line-height: 1.1; font-weight: 650; letter-spacing: -0.01em; }
p { text-wrap: balance; }
p + p { margin-top: 18px; color: var(--muted); }
ol { height: 500px; padding: 34px 36px; list-style: none; display: flex; flex-direction: column;
  justify-content: space-between; background: var(--surface); border: 2px solid var(--border); border-radius: 20px;
  font-size: 24px; color: var(--muted); }
li { display: flex; align-items: center; gap: 16px; margin: 0 -16px; padding: 6px 16px; border-radius: 10px; }
li::before { content: ''; flex: none; width: 24px; height: 24px; border: 2px solid var(--edge); border-radius: 6px; }
li.done { position: relative; color: var(--text); }
li.done::before { border-color: var(--primary); background: var(--primary); }
li.done::after { content: ''; position: absolute; left: 24px; top: 13px; width: 8px; height: 14px; rotate: 45deg;
  border: solid var(--on-primary); border-width: 0 3px 3px 0; }
li.now { background: var(--primary-tint); color: var(--text); font-weight: 600; }
li.now::before { border-color: var(--primary); background: var(--surface); }
`

export function slidePage({ title, text }: Slide, at: number) {
  const isPoint = at > 0 && at <= POINTS.length
  const rows = POINTS.map((name, i) => `<li class="${i + 1 < at ? 'done' : i + 1 === at ? 'now' : ''}">${name}</li>`)
  const words = text.map((line) => `<p>${line}</p>`).join('')
  return `<!doctype html><html lang="pt-BR" data-mantine-color-scheme="light"><meta charset="utf-8">
    <style>${style}</style>
    <main><div class="number">${isPoint ? at : ''}</div><h1>${title}</h1>${words}</main>
    <ol>${rows.join('')}</ol></html>`
}
