import { IconListCheck } from '#web/icons/l/list-check.ts'
import type { Page } from '#web/layout/rooms/room.ts'

export const pages: Page[] = [
  {
    frame: 'candidate',
    path: 'usuarios/candidaturas',
    file: 'features/candidatures/web/candidatures-page.tsx',
    menu: { label: 'Candidaturas', icon: IconListCheck },
  },
  { frame: 'candidate', path: 'usuarios/candidaturas/:id', file: 'features/candidatures/web/candidature-page.tsx' },
  {
    frame: 'candidate',
    path: 'vagas/:id/candidaturas/nova',
    file: 'features/candidatures/web/apply-page.tsx',
    newcomers: '/usuarios/cadastro/criar',
    forms: true,
  },
  {
    frame: 'candidate',
    path: 'vagas/:id/candidaturas/formulario',
    file: 'features/candidatures/web/questionnaire-page.tsx',
    forms: true,
  },
  {
    frame: 'shared',
    path: 'ats/questionarios/respostas/:id/editar',
    file: 'features/candidatures/web/answers-page.tsx',
    access: { only: ['User', 'CompanyManager'], feature: 'QUESTIONNAIRE' },
    forms: true,
  },
  {
    frame: 'company',
    path: 'vagas/minhas/:id/candidaturas',
    file: 'features/candidatures/web/pipeline-page.tsx',
    access: { feature: 'JOBS' },
  },
]
