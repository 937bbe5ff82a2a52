import type { Answer } from '#wire/endpoint.ts'
import type { showKeptCourse, showKeptItem } from '../../wire/authoring.ts'

export type KeptCourse = Answer<typeof showKeptCourse>['data']
export type KeptItem = Answer<typeof showKeptItem>['data']

export const COURSES = { to: '/admin/cursos', label: 'Cursos' } as const
export const toCourse = (id: string) => `${COURSES.to}/${id}`
export const toItem = (id: string, key: string) => `${toCourse(id)}/itens/${key}`
export const toPreview = (id: string, key: string) => `${toCourse(id)}/previa/${key}`

export function standingOf({ version, withdrawn, changed }: KeptCourse['attributes']) {
  if (withdrawn) return { of: 'bad', words: 'Fora do catálogo' } as const
  if (version === null) return { of: 'quiet', words: 'Rascunho' } as const
  return changed
    ? ({ of: 'waiting', words: `Versão ${version}, com mudanças` } as const)
    : ({ of: 'good', words: `Versão ${version}` } as const)
}
