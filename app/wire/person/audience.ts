/** Whom a benefit or a mentor is for. */
export const AUDIENCES = { everyone: 'Toda pessoa candidata', interns: 'Só quem estagia hoje' } as const
export type Audience = keyof typeof AUDIENCES
