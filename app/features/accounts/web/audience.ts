/** Whom an address speaks to: the same screens serve candidates and managers. */
export const audienceAt = (pathname: string) =>
  pathname.startsWith('/colaboradores')
    ? ({ user_type: 'CompanyManager', login: '/colaboradores/entrar', recovery: '/colaboradores/recuperar-senha' } as const)
    : ({ user_type: 'User', login: '/usuarios/entrar', recovery: '/usuarios/recuperar-senha' } as const)
