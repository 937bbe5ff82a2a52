import type { ComponentType } from 'react'

/** One piece in all its states; `id` is its place on the page: /catalogo/<group>#<id>. */
export type Story = { id: string; title: string; note?: string; Show: ComponentType }
