const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The words of clean HTML, each block a line of its own. */
export const wordsOf = (html: string) =>
  html
    .replace(/<br>|<\/(p|li|h3|h4|ul|ol)>/g, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name]!)

/** What stands in brackets is added as after a comma, but not in 'candidato(a)' and '2 (dois)'. */
const BRACKET = /(?<!\d ?)\((?!\w{1,2}\))/g

/** 'Caixa - mulher': what a dash adds of a sex belongs to the job, not to the word before it. */
const DASHED_SEX = / [-–—] (?=sexo|masc|fem|home|mulher)/g
/** '1ano' */
const TIED_UNIT = /(\d)(?=(?:anos?|mes|meses|dias)\b)/g

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(BRACKET, ', ')
    .replace(DASHED_SEX, ', ')
    .replace(TIED_UNIT, '$1 ')
    .replace(/[^a-z0-9+,]+/g, ' ')
    .replace(/ ,/g, ',')
    .replace(/^[ ,]+| $/g, '')

/** A full stop ends a sentence, but not after what it shortens: 'Exp. mín. de 2 anos' is one. */
const END = /\n|;|(?<!\b(?:exp|mín|min|máx|max|aprox|pref|masc|fem|sr|sra|dr|dra|prof)(?=\.))[.!?](?=\s|$)/i

/** Longer than anybody writes: what is read of a text without an end costs no more than the text is long. */
const LONGEST = 1000
/** No criterion takes as many letters: what one piece cuts in two stands whole in the next. */
const SHARED = 250
/** What goes on does not begin a sentence. */
const GOING_ON = '- '

export type Sentence = {
  /** For showing. */ sentence: string
  /** As it is read: without accents, case and signs. */ said: string
}

function piecesOf(sentence: string): Sentence[] {
  const pieces: Sentence[] = []
  for (let from = 0; ; from += LONGEST - SHARED) {
    const piece = sentence.slice(from, from + LONGEST)
    pieces.push({ sentence: piece.trim(), said: (from ? GOING_ON : '') + folded(piece) })
    if (from + LONGEST >= sentence.length) return pieces
  }
}

/** Each sentence, in pieces where it is endless. */
export const sentencesOf = (html: string): Sentence[][] =>
  wordsOf(html)
    .split(END)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map(piecesOf)
