/** Of an internship, by its contract and the calendar. */
export const FOLDER_STATES = {
  admission: 'Em admissão',
  active: 'Ativo',
  ended: 'Encerrado',
  cancelled: 'Cancelado',
} as const
export type FolderState = keyof typeof FOLDER_STATES
