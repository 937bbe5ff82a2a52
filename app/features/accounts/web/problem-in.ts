import { wordsOfFailure } from '#web/calls/words-of-failure.ts'

export const UNREACHABLE = { unanswered: 'Não foi possível concluir agora. Verifique sua conexão e tente novamente.' }
/** What a person can act on; faults and network failures have their own words. */
export const problemIn = (error: unknown) => wordsOfFailure(error, UNREACHABLE)
