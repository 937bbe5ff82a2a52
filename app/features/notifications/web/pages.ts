import type { Page } from '#web/layout/rooms/room.ts'

export const pages: Page[] = [
  { frame: 'public', path: 'mensagens/cancelar', file: 'features/notifications/web/unsubscribe-page.tsx' },
  { frame: 'candidate', path: 'usuarios/novidades', file: 'features/notifications/web/news-page.tsx' },
]
