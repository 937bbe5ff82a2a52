import { Refused } from '#wire/send.ts'

export const UNREACHABLE = 'Não foi possível concluir agora. Verifique sua conexão e tente novamente.'

/** What a person can act on; faults and network failures have their own words. */
export const problemIn = (error: unknown) =>
  error instanceof Refused && error.status < 500 ? error.message : UNREACHABLE
