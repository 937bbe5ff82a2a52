import { IconBriefcase } from '#web/icons/b/briefcase.ts'
import type { Page } from '#web/layout/rooms/room.ts'

export const pages: Page[] = [
  {
    frame: 'public',
    path: 'vagas',
    file: 'features/jobs/web/board-page.tsx',
    menu: { label: 'Vagas', icon: IconBriefcase },
  },
  { frame: 'public', path: 'vagas/alertas/encerrar', file: 'features/jobs/web/end-alert-page.tsx' },
  { frame: 'public', path: 'vagas/:slug', file: 'features/jobs/web/job-page.tsx' },
  { frame: 'public', path: 'ies/:display_name', file: 'features/jobs/web/institution-board-page.tsx' },
  { frame: 'candidate', path: 'vagas/salvas', file: 'features/jobs/web/saved-jobs-page.tsx' },
  { frame: 'candidate', path: 'vagas/alertas', file: 'features/jobs/web/alerts-page.tsx' },
  {
    frame: 'company',
    path: 'vagas/minhas',
    file: 'features/jobs/web/owned-jobs-page.tsx',
    access: { feature: 'JOBS' },
    menu: { label: 'Minhas vagas', icon: IconBriefcase },
  },
  {
    frame: 'company',
    path: 'vagas/minhas/nova',
    file: 'features/jobs/web/new-job-page.tsx',
    access: { feature: 'JOBS' },
  },
  {
    frame: 'company',
    path: 'vagas/minhas/:id/editar',
    file: 'features/jobs/web/edit-job-page.tsx',
    access: { feature: 'JOBS' },
    forms: true,
  },
]
