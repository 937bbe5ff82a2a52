import type { Answer } from '#wire/endpoint.ts'
import type { showItem } from '../../wire/items.ts'
import type { listMatriculations, showMatriculation } from '../../wire/study.ts'

export type Studied = Answer<typeof listMatriculations>['collection']['data'][number]
export type Matriculation = Answer<typeof showMatriculation>['data']
export type StudyItem = Answer<typeof showItem>['data']['attributes']
export type Video = NonNullable<StudyItem['video']>
/** Which item of which matriculation. */
export type Place = { id: string; item_id: string }

export const MINE = { to: '/academy/cursos/meus', label: 'Meus cursos' } as const
export const toItem = (course_id: string, { id, item_id }: Place) =>
  `/academy/cursos/${course_id}/assistir/${item_id}/${id}`
export const toCompleted = (course_id: string, id: string) => `/academy/cursos/${course_id}/concluido/${id}`

/** '1:05', as players write it. */
export const clockOf = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
