const MARKS = /[\u0300-\u036f]/g

/** Without accents and case: what people take for the same word. */
export const fold = (text: string) => text.normalize('NFD').replace(MARKS, '').toLowerCase().trim()
