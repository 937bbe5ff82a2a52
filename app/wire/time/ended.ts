/** A sentence with its full stop: 'em Nimbo S.A.' has one already. */
export const ended = (sentence: string) => (sentence.endsWith('.') ? sentence : `${sentence}.`)
