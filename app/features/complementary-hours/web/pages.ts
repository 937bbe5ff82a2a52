import { IconCertificate } from '#web/icons/c/certificate.ts'
import { IconClockHour4 } from '#web/icons/c/clock-hour-4.ts'
import type { Page } from '#web/layout/rooms/room.ts'

export const pages: Page[] = [
  {
    frame: 'candidate',
    path: 'usuarios/certificados',
    file: 'features/complementary-hours/web/certificates-page.tsx',
    menu: { label: 'Horas Complementares', icon: IconCertificate },
  },
  {
    frame: 'admin',
    path: 'admin/horas-complementares',
    file: 'features/complementary-hours/web/hour-caps-page.tsx',
    menu: { label: 'Limites de horas', icon: IconClockHour4 },
  },
]
