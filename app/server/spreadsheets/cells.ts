// What stands in the cells of sheets that people made.

/** A title as it is compared: accents, case, stars and what stands in brackets do not count. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}|\([^()]*\)|\*/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** A sheet that took it for a number dropped its zeros. */
export const wholeCpf = (text: string) => (/^\d{8,10}$/.test(text) ? text.padStart(11, '0') : text)
