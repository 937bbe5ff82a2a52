import { useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, keyOf } from '#web/calls/answer.ts'
import { showLogin } from '../wire/logins.ts'

/** The signed-in account: its e-mail, its second step. */
export function useOwnLogin() {
  const client = useQueryClient()
  const query = useQuery(answerOf(showLogin, {}))
  return {
    ...query,
    login: query.data?.data.attributes,
    refresh: () => client.invalidateQueries({ queryKey: keyOf(showLogin, {}) }),
  }
}
