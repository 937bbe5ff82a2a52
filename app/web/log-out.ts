import { useNavigate } from 'react-router'
import { closeSession, currentSession, type UserType } from '#web/session.ts'
import { alert } from '#web/ui/alert.ts'

const LOGIN: Record<UserType, string> = {
  GuestUser: '/usuarios/entrar',
  User: '/usuarios/entrar',
  CompanyManager: '/colaboradores/entrar',
  Operator: '/admin/entrar',
}
export const loginOf = (userType: UserType) => LOGIN[userType]

export function useLogOut() {
  const navigate = useNavigate()
  return () => {
    const { userType } = currentSession()
    closeSession()
    alert({ kind: 'success', title: 'Até logo!', text: 'Você saiu da sua conta.', closes_after: 2200 })
    void navigate(loginOf(userType))
  }
}
