// Values of cells in sheets that people made.

/** A header as it is compared: without accents, case, asterisks and text in brackets. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}|\([^()]*\)|\*/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** A spreadsheet that took the CPF for a number dropped its leading zeros. */
export const wholeCpf = (text: string) => (/^\d{8,10}$/.test(text) ? text.padStart(11, '0') : text)
