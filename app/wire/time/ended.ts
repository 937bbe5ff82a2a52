/** A sentence with its full stop: 'em Nimbo S.A.' already has one. */
export const ended = (sentence: string) => (sentence.endsWith('.') ? sentence : `${sentence}.`)
