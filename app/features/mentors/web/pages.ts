import { IconUsers } from '#web/icons/u/users.ts'
import type { Page } from '#web/layout/rooms/room.ts'

export const pages: Page[] = [
  {
    frame: 'candidate',
    path: 'mentores-de-carreira',
    file: 'features/mentors/web/mentors-page.tsx',
    menu: { label: 'Mentores', icon: IconUsers },
  },
  { frame: 'candidate', path: 'mentores-de-carreira/:id', file: 'features/mentors/web/mentor-page.tsx' },
  {
    frame: 'admin',
    path: 'admin/mentores',
    file: 'features/mentors/web/admin/mentors-page.tsx',
    menu: { label: 'Mentores', icon: IconUsers },
  },
  { frame: 'admin', path: 'admin/mentores/novo', file: 'features/mentors/web/admin/new-mentor-page.tsx' },
  { frame: 'admin', path: 'admin/mentores/:id', file: 'features/mentors/web/admin/mentor-page.tsx', forms: true },
]
