const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The words of clean HTML, each block a line of its own. */
export const wordsOf = (html: string) =>
  html
    .replace(/<br>|<\/(p|li|h3|h4|ul|ol)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name]!)

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9+,]+/g, ' ')
    .trim()

/** A full stop ends a sentence, but not after what it shortens: 'Exp. mín. de 2 anos' is one. */
const END = /\n|;|(?<!\b(?:exp|mín|min|máx|max|aprox|pref|sr|sra|dr|dra|prof)(?=\.))[.!?](?=\s|$)/i

/** Sentences as they stand, for showing, and as they are read: without accents, case and signs. */
export const sentencesOf = (html: string) =>
  wordsOf(html)
    .split(END)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((sentence) => ({ sentence, said: folded(sentence) }))
