import { IconBook } from '#web/icons/b/book.ts'
import { IconHome } from '#web/icons/h/home.ts'
import { IconRoute } from '#web/icons/r/route.ts'
import { IconSchool } from '#web/icons/s/school.ts'
import type { Page } from '#web/layout/rooms/room.ts'

export const pages: Page[] = [
  {
    frame: 'academy',
    path: 'academy',
    file: 'features/academy/web/catalogue/home-page.tsx',
    menu: { label: 'Início', icon: IconHome },
  },
  {
    frame: 'academy',
    path: 'academy/cursos',
    file: 'features/academy/web/catalogue/courses-page.tsx',
    menu: { label: 'Todos os Cursos', icon: IconBook },
  },
  { frame: 'academy', path: 'academy/cursos/:id', file: 'features/academy/web/catalogue/course-page.tsx' },
  {
    frame: 'academy',
    path: 'academy/trilhas-de-estudos',
    file: 'features/academy/web/catalogue/tracks-page.tsx',
    menu: { label: 'Trilhas de Estudos', icon: IconRoute },
  },
  { frame: 'academy', path: 'academy/trilha-de-estudos/:id', file: 'features/academy/web/catalogue/track-page.tsx' },
  {
    frame: 'academy',
    path: 'academy/cursos/:id/concluido/:matriculation_id',
    file: 'features/academy/web/certificate/completion-page.tsx',
    access: { only: ['User'] },
  },
  {
    frame: 'academy',
    path: 'academy/cursos/certificado/:id',
    file: 'features/academy/web/certificate/certificate-page.tsx',
    forms: true,
  },
  {
    frame: 'academy',
    path: 'academy/cursos/meus',
    file: 'features/academy/web/study/my-courses-page.tsx',
    access: { only: ['User', 'CompanyManager', 'Operator'] },
    menu: { label: 'Meus Cursos', icon: IconSchool },
  },
  {
    frame: 'academy',
    path: 'academy/cursos/:id/assistir/:item_id/:matriculation_id',
    file: 'features/academy/web/study/watch-page.tsx',
    access: { only: ['User'] },
  },
  {
    frame: 'admin',
    path: 'admin/cursos',
    file: 'features/academy/web/author/kept-courses-page.tsx',
    menu: { label: 'Cursos', icon: IconBook },
  },
  { frame: 'admin', path: 'admin/cursos/novo', file: 'features/academy/web/author/new-course-page.tsx' },
  { frame: 'admin', path: 'admin/cursos/:id', file: 'features/academy/web/author/kept-course-page.tsx' },
  { frame: 'admin', path: 'admin/cursos/:id/itens/:key', file: 'features/academy/web/author/kept-item-page.tsx' },
  {
    frame: 'admin',
    path: 'admin/cursos/:id/previa/:key',
    file: 'features/academy/web/author/preview/preview-page.tsx',
  },
  {
    frame: 'admin',
    path: 'admin/trilhas',
    file: 'features/academy/web/author/tracks/kept-tracks-page.tsx',
    menu: { label: 'Trilhas', icon: IconRoute },
  },
  { frame: 'admin', path: 'admin/trilhas/nova', file: 'features/academy/web/author/tracks/new-track-page.tsx' },
  { frame: 'admin', path: 'admin/trilhas/:id', file: 'features/academy/web/author/tracks/kept-track-page.tsx' },
]
