// WebVTT as far as captions use it: cues of text, in order.
export type Cue = { from: number; to: number; text: string }

const MARK = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3}) --> (?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})(?: |$)/
/** Blocks that are no cues, and may stand between them. */
const ASIDE = /^(?:NOTE|STYLE|REGION|WEBVTT)\b/

const at = (hours = '0', minutes = '0', seconds = '0', thousandths = '0') =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000

function markIn(line: string): Pick<Cue, 'from' | 'to'> | undefined {
  const [mark, h1, m1, s1, t1, h2, m2, s2, t2] = MARK.exec(line) ?? []
  return mark === undefined ? undefined : { from: at(h1, m1, s1, t1), to: at(h2, m2, s2, t2) }
}

const linesOf = (vtt: string) => vtt.replace(/\r\n?/g, '\n').split('\n')

type Block = { number: number; lines: string[] }
/** Lines that belong together, with the number of the first. */
function blocksOf(vtt: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  for (const [before, line] of linesOf(vtt).entries())
    if (!line.trim()) open = undefined
    else if (open) open.lines.push(line)
    else blocks.push((open = { number: before + 1, lines: [line] }))
  return blocks
}

/** Blocks without times are notes. Tags of voices and emphasis are left out. */
export const cuesOf = (vtt: string): Cue[] =>
  blocksOf(vtt).flatMap(({ lines }) => {
    const line = lines.findIndex((one) => markIn(one))
    if (line < 0) return []
    const text = lines.slice(line + 1).join(' ')
    return [{ ...markIn(lines[line]!)!, text: text.replace(/<[^<>]*>/g, '').trim() }]
  })

const TIMES = 'escreva os tempos assim: 00:00:01.000 --> 00:00:04.000'

/** What keeps a file from being captions of a video that is so long, with its line. */
export function captionsProblem(vtt: string, seconds?: number): string | undefined {
  const [head, ...blocks] = blocksOf(vtt.replace(/^\ufeff/, ''))
  if (head?.number !== 1 || !/^WEBVTT(?:\s|$)/.test(head.lines[0]!)) return 'Linha 1: comece por WEBVTT'
  let last = 0
  let cues = 0
  for (const { number, lines } of blocks) {
    if (ASIDE.test(lines[0]!)) continue
    // A cue may have a name in the line above its times.
    const place = lines[0]!.includes('-->') ? 0 : 1
    const wrong = (words: string) => `Linha ${number + place}: ${words}`
    const times = markIn(lines[place] ?? '')
    if (!times) return lines[place] === undefined ? `Linha ${number}: ${TIMES}` : wrong(TIMES)
    if (times.to <= times.from) return wrong('o fim vem antes do começo')
    if (times.from < last) return wrong('começa antes de a legenda anterior terminar')
    // The length of a video is known in whole seconds.
    if (seconds !== undefined && times.to > seconds + 1) return wrong(`passa do fim do vídeo, que tem ${seconds} s`)
    if (
      !lines
        .slice(place + 1)
        .join('')
        .trim()
    )
      return wrong('a legenda está vazia')
    last = times.to
    cues++
  }
  return cues ? undefined : 'Linha 1: escreva ao menos uma legenda'
}
