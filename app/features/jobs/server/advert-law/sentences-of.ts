const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The text of clean HTML, with a line for each block. */
export const wordsOf = (html: string) =>
  html
    .replace(/<br>|<\/(p|li|h3|h4|ul|ol)>/g, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name]!)

/** Brackets are read as a comma, except in 'candidato(a)' and '2 (dois)'. */
const BRACKET = /(?<!\d ?)\((?!\w{1,2}\))/g

/** 'Caixa - mulher': a sex after a dash describes the job, not the preceding word. */
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

/** A full stop ends a sentence, except after an abbreviation: 'Exp. mín. de 2 anos'. */
const END = /\n|;|(?<!\b(?:exp|mín|min|máx|max|aprox|pref|masc|fem|sr|sra|dr|dra|prof)(?=\.))[.!?](?=\s|$)/i

/** Longer than real sentences: keeps the cost linear for a text without an end. */
const LONGEST = 1000
/** Longer than any criterion: what one piece cuts is whole in the next. */
const SHARED = 250
/** Marks a continued piece, which does not begin a sentence. */
const GOING_ON = '- '

export type Sentence = {
  /** For showing. */ sentence: string
  /** For matching: without accents, case and punctuation. */ said: string
}

function piecesOf(sentence: string): Sentence[] {
  const pieces: Sentence[] = []
  for (let from = 0; ; from += LONGEST - SHARED) {
    const piece = sentence.slice(from, from + LONGEST)
    pieces.push({ sentence: piece.trim(), said: (from ? GOING_ON : '') + folded(piece) })
    if (from + LONGEST >= sentence.length) return pieces
  }
}

/** Each sentence; very long ones in pieces. */
export const sentencesOf = (html: string): Sentence[][] =>
  wordsOf(html)
    .split(END)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map(piecesOf)
