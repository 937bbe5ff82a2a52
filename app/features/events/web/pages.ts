import { IconCalendarEvent } from '#web/icons/c/calendar-event.ts'
import type { Page } from '#web/layout/rooms/room.ts'

const access = { feature: 'EVENTS' } as const
const menu = { label: 'Eventos e feiras', icon: IconCalendarEvent }

/** The same rooms for companies and, with the platform's own events, for the operation. */
const keepers: Page[] = [
  { frame: 'company', path: 'eventos', file: 'features/events/web/owned-events-page.tsx', access, menu },
  { frame: 'company', path: 'eventos/novo', file: 'features/events/web/new-event-page.tsx', access, forms: true },
  { frame: 'company', path: 'eventos/estandes/:id', file: 'features/events/web/company-stand-page.tsx', access },
  { frame: 'company', path: 'eventos/:uuid', file: 'features/events/web/owned-event-page.tsx', access },
  {
    frame: 'company',
    path: 'eventos/:uuid/entrada',
    file: 'features/events/web/gate-page.tsx',
    access,
  },
  {
    frame: 'company',
    path: 'eventos/:uuid/editar',
    file: 'features/events/web/edit-event-page.tsx',
    access,
    forms: true,
  },
  {
    frame: 'admin',
    path: 'admin/eventos',
    file: 'features/events/web/owned-events-page.tsx',
    menu: { ...menu, label: 'Eventos' },
  },
  { frame: 'admin', path: 'admin/eventos/novo', file: 'features/events/web/new-event-page.tsx', forms: true },
  { frame: 'admin', path: 'admin/eventos/:uuid', file: 'features/events/web/owned-event-page.tsx' },
  { frame: 'admin', path: 'admin/eventos/:uuid/entrada', file: 'features/events/web/gate-page.tsx' },
  { frame: 'admin', path: 'admin/eventos/:uuid/editar', file: 'features/events/web/edit-event-page.tsx', forms: true },
]

export const pages: Page[] = [
  { frame: 'public', path: 'eventos/proximos', file: 'features/events/web/events-page.tsx' },
  { frame: 'public', path: 'eventos/:uuid/inscricao', file: 'features/events/web/event-page.tsx' },
  { frame: 'public', path: 'estandes/:id', file: 'features/events/web/stand-page.tsx' },
  { frame: 'public', path: 'eventos/certificado/:code', file: 'features/events/web/certificate-page.tsx' },
  {
    frame: 'public',
    path: 'eventos/minha-inscricao/:token',
    file: 'features/events/web/guest-registration-page.tsx',
  },
  { frame: 'candidate', path: 'usuarios/eventos', file: 'features/events/web/own-events-page.tsx' },
  { frame: 'candidate', path: 'usuarios/eventos/:id', file: 'features/events/web/own-registration-page.tsx' },
  ...keepers,
]
