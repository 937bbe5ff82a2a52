import { useQueryClient } from '@tanstack/react-query'
import { alert } from '#web/ui/alerts/alert.ts'
import { wordsOfFailure } from '#web/calls/words-of-failure.ts'
import { Refused } from '#wire/send.ts'

const FAILED = 'Não foi possível salvar agora. Por favor, tente novamente.'

/** What colleagues write about a candidature: returns whether it was saved; a refusal is told. */
export function useColleagueAct() {
  const client = useQueryClient()
  return async (doing: Promise<unknown>) => {
    try {
      await doing
      return true
    } catch (error) {
      const refused = error instanceof Refused && error.status < 500
      alert({ kind: refused ? 'warning' : 'error', title: 'Ops!', text: wordsOfFailure(error, FAILED) })
      return false
    } finally {
      await client.invalidateQueries({ queryKey: ['v1', 'ats'] })
    }
  }
}
