export const WORK_MODELS = { on_site: 'Presencial', hybrid: 'Híbrido', remote: 'Remoto' } as const
export type WorkModel = keyof typeof WORK_MODELS
