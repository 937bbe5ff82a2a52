import { useQuery } from '@tanstack/react-query'
import { call } from '#web/api.ts'
import { useSession } from '#web/session.ts'

/** What the company itself sees of its page, and the operation of one that is not verified yet. The wire comes only for who is logged in. */
export function useOwnView(company_id: string) {
  const { userType } = useSession()
  const asks = userType === 'CompanyManager' || userType === 'Operator'
  const { data, isLoading, isError } = useQuery({
    queryKey: ['v1', 'profile', 'companies', company_id, 'own'],
    queryFn: async () => call((await import('../../wire/directory.ts')).showCompany, { company_id }),
    enabled: asks,
    retry: false,
  })
  return { company: data?.data, waiting: asks && isLoading, failed: asks && isError }
}
