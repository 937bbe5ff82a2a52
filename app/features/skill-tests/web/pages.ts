import { IconSchool } from '#web/icons/s/school.ts'
import type { Page } from '#web/layout/rooms/room.ts'

export const pages: Page[] = [
  {
    frame: 'candidate',
    path: 'testes',
    file: 'features/skill-tests/web/tests-page.tsx',
    menu: { label: 'Testes', icon: IconSchool },
  },
  {
    frame: 'candidate',
    path: 'testes/:id/comecar/:user_info_test_id',
    file: 'features/skill-tests/web/begin-page.tsx',
  },
  { frame: 'test', path: 'testes/:id/fazendo/:user_info_test_id', file: 'features/skill-tests/web/run-page.tsx' },
  { frame: 'candidate', path: 'testes/teste-finalizado', file: 'features/skill-tests/web/finished-page.tsx' },
  {
    frame: 'admin',
    path: 'admin/testes',
    file: 'features/skill-tests/web/admin/tests-page.tsx',
    menu: { label: 'Testes', icon: IconSchool },
  },
  { frame: 'admin', path: 'admin/testes/novo', file: 'features/skill-tests/web/admin/new-test-page.tsx' },
  { frame: 'admin', path: 'admin/testes/:id', file: 'features/skill-tests/web/admin/test-page.tsx' },
  { frame: 'admin', path: 'admin/testes/:id/tentativas', file: 'features/skill-tests/web/admin/attempts-page.tsx' },
  {
    frame: 'admin',
    path: 'admin/testes/:id/perguntas/nova',
    file: 'features/skill-tests/web/admin/new-question-page.tsx',
  },
  {
    frame: 'admin',
    path: 'admin/testes/:id/perguntas/:question_id',
    file: 'features/skill-tests/web/admin/question-page.tsx',
  },
]
