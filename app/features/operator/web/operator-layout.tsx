import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { AdminFrame } from '#web/layout/admin-frame.tsx'
import { useSession } from '#web/session/session.ts'
import { showOverview } from '../wire.ts'
import { SearchEverything } from './search-everything.tsx'

/** Every page of the operation: what waits stands beside its room in the menu, and one search above. */
export default function OperatorLayout() {
  const { userType, attributes } = useSession()
  // Whoever owes the second step is let into no room yet.
  const known = userType === 'Operator' && !attributes.two_factor_due
  const { data } = useQuery({ ...answerOf(showOverview, {}), enabled: known })
  const figures = data?.data.attributes
  const counts = figures && {
    '/admin':
      figures.documents_waiting +
      figures.contracts_waiting +
      figures.companies_waiting +
      figures.claims_open +
      figures.proposals_waiting,
    '/admin/envelopes': figures.contracts_waiting,
    '/admin/documentos': figures.documents_waiting,
    '/admin/empresas': figures.companies_waiting,
    '/admin/reclamacoes': figures.claims_open,
    '/admin/listas': figures.proposals_waiting,
  }
  return <AdminFrame counts={counts ?? {}} search={<SearchEverything />} />
}
