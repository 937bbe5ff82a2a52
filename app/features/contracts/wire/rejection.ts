// What the words of a rejection must tell: asked by the form, and once more by the server.
/** Of a cause that the list has not. */
export const LEAST_NOTE = 20
export const TOO_SHORT = `Conte em ao menos ${LEAST_NOTE} letras o que houve`
export const CHOOSE_CAUSE = 'Selecione a causa da rejeição'

export const isExplained = (cause: string, note = '') => !/^outr/i.test(cause) || note.trim().length >= LEAST_NOTE
