import { IconListCheck } from '#web/icons/l/list-check.ts'
import type { Page } from '#web/layout/rooms/room.ts'

export const pages: Page[] = [
  {
    frame: 'public',
    path: 'estagios/admissao/formulario/:uuid/login',
    file: 'features/internship-forms/web/admission-login-page.tsx',
    forms: true,
  },
  {
    frame: 'public',
    path: 'estagios/admissao/formulario/:uuid/responder',
    file: 'features/internship-forms/web/admission-page.tsx',
    forms: true,
  },
  {
    frame: 'company',
    path: 'folders/convites',
    file: 'features/internship-forms/web/invites-page.tsx',
    access: { feature: 'CONTRACTS' },
    forms: true,
  },
  {
    frame: 'public',
    path: 'estagios/atualizacao/formulario/:uuid/login',
    file: 'features/internship-forms/web/updates/update-login-page.tsx',
    forms: true,
  },
  {
    frame: 'public',
    path: 'estagios/atualizacao/formulario/:uuid/:user_info_id/responder',
    file: 'features/internship-forms/web/updates/update-page.tsx',
    forms: true,
  },
  {
    frame: 'candidate',
    path: 'estagios/mudancas',
    file: 'features/internship-forms/web/updates/own-updates-page.tsx',
  },
  {
    frame: 'public',
    path: 'dados/formulario/:uuid/login',
    file: 'features/internship-forms/web/data/data-login-page.tsx',
    forms: true,
  },
  {
    frame: 'public',
    path: 'dados/formulario/:uuid/responder',
    file: 'features/internship-forms/web/data/data-page.tsx',
    forms: true,
  },
  {
    frame: 'company',
    path: 'folders/:id/pedidos',
    file: 'features/internship-forms/web/ask-page.tsx',
    access: { feature: 'CONTRACTS' },
    forms: true,
  },
  {
    frame: 'company',
    path: 'dados/conferir',
    file: 'features/internship-forms/web/data/check-page.tsx',
    access: { feature: 'CONTRACTS' },
  },
  {
    frame: 'admin',
    path: 'admin/estagios/:id/pedidos',
    file: 'features/internship-forms/web/admin-ask-page.tsx',
    forms: true,
  },
  {
    frame: 'admin',
    path: 'admin/dados',
    file: 'features/internship-forms/web/data/admin-check-page.tsx',
    menu: { label: 'Dados a conferir', icon: IconListCheck },
  },
]
