import { useQueryClient } from '@tanstack/react-query'
import { callOnce } from '#web/calls/call-once.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button } from '#web/ui/button.tsx'
import { wordsOfFailure } from '#web/calls/words-of-failure.ts'
import { answerReview } from '../../../wire/pipeline.ts'
import { CriteriaList } from '../../own/criteria-list.tsx'
import type { Assessment } from './assessment.ts'
import panel from './panel.module.css'

/** What the profile lacked of the job's criteria, and the review that the person may have asked for. */
export function ReviewPart({ of: { id, attributes } }: { of: Assessment }) {
  const { name, unmet, review_requested } = attributes
  const client = useQueryClient()
  if (!unmet.length) return null
  async function reviewed() {
    try {
      await callOnce(answerReview, { id })
      alert({
        kind: 'success',
        title: 'Revisão registrada',
        text: `Avisamos ${name.split(' ')[0]} de que uma pessoa olhou a candidatura.`,
      })
    } catch (error) {
      alert({
        kind: 'error',
        title: 'Ops!',
        text: wordsOfFailure(error, 'Não foi possível registrar agora.'),
      })
    }
    await client.invalidateQueries({ queryKey: ['v1', 'ats'] })
  }
  return (
    <section className={review_requested ? panel.review : panel.part} aria-label="Critérios">
      <h3>{review_requested ? 'Pediu revisão humana' : 'Critérios que o perfil não mostrava'}</h3>
      <CriteriaList unmet={unmet} />
      {review_requested && (
        <div>
          <Button onClick={() => void reviewed()}>Registrar que revisei</Button>
        </div>
      )}
    </section>
  )
}
