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
]
