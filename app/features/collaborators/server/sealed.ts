/** Purposes of the keys that seal personal numbers: one that leaks opens nothing else. */
export const SEALED_CPF = 'collaborator cpf'
export const SEALED_RG = 'collaborator rg'
export const SEALED_ROW = 'collaborator import row'
