import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { listDescendants } from '../wire/collaborators.ts'

/** The own company first, then what lies below it. */
export const useCompanies = () => useQuery({ ...answerOf(listDescendants, {}), staleTime: 60_000 }).data ?? []
