import type { Page } from '#web/layout/rooms/room.ts'

export const pages: Page[] = [
  { frame: 'public', path: 'mesa', file: 'features/institution-desk/web/desk-request-page.tsx', forms: true },
  { frame: 'public', path: 'mesa/:token', file: 'features/institution-desk/web/desk-page.tsx', forms: true },
]
