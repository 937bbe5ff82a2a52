const AUDIENCES = [
  {
    user_type: 'User',
    login: '/usuarios/entrar',
    recovery: '/usuarios/recuperar-senha',
    settings: '/usuarios/configuracoes',
  },
  {
    user_type: 'CompanyManager',
    login: '/colaboradores/entrar',
    recovery: '/colaboradores/recuperar-senha',
    settings: '/colaboradores/alterar-senha',
  },
  { user_type: 'Operator', login: '/admin/entrar', recovery: '/admin/recuperar-senha', settings: '/admin/seguranca' },
] as const

/** The audience of an address: candidates, managers and operators share these screens. */
export const audienceAt = (pathname: string) =>
  AUDIENCES.find(({ login }) => pathname.startsWith(login.replace(/entrar$/, ''))) ?? AUDIENCES[0]
