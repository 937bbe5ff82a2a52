import { GUEST, type Session, type SessionAttributes } from '#web/session/session.ts'

const person: SessionAttributes = {
  first_name: 'Beatriz',
  email: 'estudante@demo.test',
  slug: 'beatriz-nogueira',
  profile_completeness_percentage: 62,
}
const user = (attributes: SessionAttributes): Session => ({
  ...GUEST,
  isLogged: true,
  userType: 'User',
  attributes: { ...person, ...attributes },
})

/** Invented people for looking at frames, without a token, so that no call is made for them. */
export const SAMPLES: Record<string, { title: string; session: Session }> = {
  visitante: { title: 'Visitante', session: GUEST },
  candidata: { title: 'Candidata', session: user({}) },
  estagiaria: { title: 'Estagiária', session: user({ intern: true, profile_completeness_percentage: 88 }) },
  'ex-estagiaria': { title: 'Ex-estagiária', session: user({ former_intern: true }) },
  gestora: {
    title: 'Gestora de empresa',
    session: {
      ...GUEST,
      isLogged: true,
      userType: 'CompanyManager',
      attributes: {
        first_name: 'Marina',
        email: 'gestora@demo.test',
        uuid: 'amostra',
        company_slug: 'padaria-aurora',
        company_name: 'Padaria Aurora Alimentos',
        roles: ['Administrador'],
      },
    },
  },
}
