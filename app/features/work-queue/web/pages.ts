import { IconListCheck } from '#web/icons/l/list-check.ts'
import { IconMail } from '#web/icons/m/mail.ts'
import type { Page } from '#web/layout/rooms/room.ts'

export const pages: Page[] = [
  {
    frame: 'admin',
    path: 'admin/tarefas',
    file: 'features/work-queue/web/tasks-page.tsx',
    menu: { label: 'Tarefas', icon: IconListCheck },
  },
  {
    frame: 'admin',
    path: 'admin/emails',
    file: 'features/work-queue/web/letters-page.tsx',
    menu: { label: 'E-mails', icon: IconMail },
  },
]
