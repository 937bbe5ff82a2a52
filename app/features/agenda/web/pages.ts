import { IconCalendarEvent } from '#web/icons/c/calendar-event.ts'
import type { Page } from '#web/layout/rooms/room.ts'

/** Managers whatever their roles: being named as an interviewer opens an interview. Menus show it to who recruits or is named. */
const ofBoth = { frame: 'shared', access: { only: ['User', 'CompanyManager'], feature: 'HOME' } } as const

export const pages: Page[] = [
  {
    ...ofBoth,
    path: 'agendas/convites',
    file: 'features/agenda/web/agenda-page.tsx',
    menu: { label: 'Agenda', icon: IconCalendarEvent },
  },
  {
    frame: 'company',
    path: 'agendas/convites/novo',
    file: 'features/agenda/web/offer-page.tsx',
    access: { feature: 'INTERVIEW' },
    forms: true,
  },
  { ...ofBoth, path: 'agendas/convites/:id', file: 'features/agenda/web/to-about.ts' },
  { ...ofBoth, path: 'agendas/convites/:id/sobre', file: 'features/agenda/web/about-page.tsx', forms: true },
  { ...ofBoth, path: 'agendas/convites/:id/confirmar', file: 'features/agenda/web/confirm-page.tsx', forms: true },
  { ...ofBoth, path: 'agendas/convites/:id/recusar', file: 'features/agenda/web/refuse-page.tsx', forms: true },
  { ...ofBoth, path: 'agendas/convites/:id/reagendar', file: 'features/agenda/web/reschedule-page.tsx', forms: true },
]
