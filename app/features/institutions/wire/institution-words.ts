// What kinds of institution the register knows.
export const CATEGORIES = {
  publica_federal: 'Pública federal',
  publica_estadual: 'Pública estadual',
  publica_municipal: 'Pública municipal',
  publica: 'Pública',
  privada_sem_fins: 'Privada sem fins lucrativos',
  privada_com_fins: 'Privada com fins lucrativos',
  privada: 'Privada',
  especial: 'Especial',
} as const
export type Category = keyof typeof CATEGORIES

export const ORGANIZATIONS = {
  universidade: 'Universidade',
  centro_universitario: 'Centro universitário',
  faculdade: 'Faculdade',
  instituto_federal: 'Instituto federal',
  cefet: 'CEFET',
  escola_tecnica: 'Escola técnica',
  escola_de_governo: 'Escola de governo',
  especialmente_credenciada: 'Especialmente credenciada',
} as const
export type Organization = keyof typeof ORGANIZATIONS
