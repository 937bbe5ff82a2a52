/** The variable that each room for a value means; '' is not said yet. */
export type Meaning = Record<string, string>
export const WORDS_ALONE = 'words'

/**
 * A text with its room for values named as they were meant. What nobody said stays, for the editor to tell its line.
 */
export const meant = (body: string, meaning: Meaning) =>
  Object.entries(meaning).reduce((text, [name, path]) => {
    if (!path) return text
    return text.replaceAll(`{{${name}}}`, () => (path === WORDS_ALONE ? `(${name})` : `{{${path}}}`))
  }, body)
