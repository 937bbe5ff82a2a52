const MARKS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** The words of clean HTML, on one line. */
export const wordsOf = (html: string) =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (mark) => MARKS[mark]!)
    .replace(/\s+/g, ' ')
    .trim()

/** At most so many letters, cut between words. */
export const shortened = (words: string, most: number) =>
  words.length <= most ? words : `${words.slice(0, most).replace(/(?<!\s)\s+\S*$/, '')}…`
