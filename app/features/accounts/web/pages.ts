import { IconKey } from '#web/icons/k/key.ts'
import { IconSettings } from '#web/icons/s/settings.ts'
import type { Page } from '#web/layout/rooms/room.ts'

const AREAS = ['usuarios', 'colaboradores', 'admin']

export const pages: Page[] = [
  { frame: 'public', path: 'colaboradores/entrar', file: 'features/accounts/web/login/manager-login-page.tsx' },
  { frame: 'public', path: 'admin/entrar', file: 'features/accounts/web/login/operator-login-page.tsx' },
  {
    frame: 'public',
    path: 'ies/:display_name/empresas/entrar',
    file: 'features/accounts/web/login/board-login-page.tsx',
  },
  { frame: 'public', path: 'colaboradores/recusar-convite', file: 'features/accounts/web/decline-invitation-page.tsx' },
  {
    frame: 'candidate',
    path: 'usuarios/configuracoes',
    file: 'features/accounts/web/settings/settings-page.tsx',
    menu: { label: 'Configurações', icon: IconSettings },
  },
  {
    frame: 'company',
    path: 'colaboradores/alterar-senha',
    file: 'features/accounts/web/manager-password-page.tsx',
    access: { feature: 'PASSWORD' },
    menu: { label: 'Alterar senha', icon: IconKey },
  },
  {
    frame: 'admin',
    path: 'admin/seguranca',
    file: 'features/accounts/web/settings/operator-security-page.tsx',
    menu: { label: 'Segurança da conta', icon: IconKey },
  },
  ...AREAS.flatMap((area): Page[] => [
    { frame: 'public', path: `${area}/recuperar-senha`, file: 'features/accounts/web/recover-page.tsx' },
    { frame: 'public', path: `${area}/redefinir-senha`, file: 'features/accounts/web/new-password-page.tsx' },
    { frame: 'public', path: `${area}/aceitar-convite`, file: 'features/accounts/web/new-password-page.tsx' },
    { frame: 'public', path: `${area}/confirmar-email`, file: 'features/accounts/web/confirm-email-page.tsx' },
  ]),
]
