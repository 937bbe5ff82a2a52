import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#web/calls/api.ts'
import { callOnce } from '#web/calls/call-once.ts'
import { freshIn } from '#web/calls/fresh-in.ts'
import { STAYS } from '#web/storage/stays.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import type { Answer } from '#wire/endpoint.ts'
import { wordsOfFailure } from '#web/calls/words-of-failure.ts'
import { Refused } from '#wire/send.ts'
import type { SaidReason } from '../../wire/job-words.ts'
import { closeJob, copyJob, discardJob, pauseJob, publishJob, type showOwnedJob } from '../../wire/writing.ts'

export type Edited = Answer<typeof showOwnedJob>['data']
export type EditedAttributes = Edited['attributes']
const FAILED = 'Não foi possível concluir agora. Por favor, tente novamente.'

/** Acts of a company on its job. A refusal without a form becomes an alert; the act then returns undefined. */
export function useJobMoves(id: string, onStale?: (fresh: Edited) => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const copying = useRef(false)

  async function act<T>(move: () => Promise<T>, done: string): Promise<T | undefined> {
    try {
      const answer = await move()
      alert({ kind: 'success', title: 'Tudo certo', text: done })
      return answer
    } catch (error) {
      if (!(error instanceof Refused)) console.error(error)
      const words = wordsOfFailure(error, FAILED)
      const fresh = freshIn<Edited>(error)
      if (fresh) onStale?.(fresh)
      alert({ kind: 'warning', title: 'Ops!', text: words })
      return undefined
    } finally {
      await client.invalidateQueries({ queryKey: ['v1', 'ats', 'jobs'] })
    }
  }

  return {
    /** Refusals belong to fields: the caller shows them. */
    publish: (lock_version: number) => callOnce(publishJob, { id, lock_version }),
    pause: (lock_version: number) =>
      act(
        () => callOnce(pauseJob, { id, lock_version }),
        'A vaga saiu do ar. Quem já se candidatou continua no processo.',
      ),
    close: (lock_version: number, reason: SaidReason, note: string) =>
      act(() => callOnce(closeJob, { id, lock_version, closure: { reason, note } }), 'A vaga foi encerrada.'),
    /** One copy for a double click, or for a retry after a lost answer. */
    async copy() {
      if (copying.current) return
      copying.current = true
      const copied = await act(() => callOnce(copyJob, { id }), 'Criamos um rascunho igual, sem as datas.')
      copying.current = false
      if (copied) await navigate(`/vagas/minhas/${copied.data.id}/editar`)
    },
    async discard() {
      await call(discardJob, { id })
      await client.invalidateQueries({ queryKey: ['v1', 'ats', 'jobs', 'owned'] })
      await navigate('/vagas/minhas', { replace: true, state: STAYS })
    },
  }
}
