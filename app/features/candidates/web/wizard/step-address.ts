import { buildPath } from '#web/path.ts'

/** Where a part of the profile is filled in; without one, where the person left. */
export const stepAddress = (passo?: string) => buildPath('/usuarios/preencher-perfil', { passo })
