import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { callOnce } from '#web/calls/call-once.ts'
import { MaskedField } from '#web/form/text/masked-field.tsx'
import { placeRefusal } from '#web/form/errors/place-refusal.ts'
import { dayWords } from '#web/moment.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button } from '#web/ui/button.tsx'
import { MOST_DAYS } from '../../../wire/candidature-words.ts'
import { moveCandidature } from '../../../wire/pipeline.ts'
import type { Assessment } from './assessment.ts'
import dialogs from '../dialogs/dialogs.module.css'

const FAILED = 'Não foi possível mudar a data agora. Por favor, tente novamente.'

/** Changes the promised date without a move. */
export function DateForm({ of: { id, attributes } }: { of: Assessment }) {
  const client = useQueryClient()
  const form = useForm({ defaultValues: { answer_by: '' } })
  const [sending, setSending] = useState(false)
  const { stage, lock_version, name, answer_by: promised } = attributes

  async function send({ answer_by }: { answer_by: string }) {
    if (!answer_by) return form.setError('answer_by', { message: 'Escolha o dia' }, { shouldFocus: true })
    if (promised && answer_by === dayWords(promised))
      return form.setError('answer_by', { message: 'Esta data já está prometida' }, { shouldFocus: true })
    setSending(true)
    try {
      await callOnce(moveCandidature, { id, move: { to: stage, answer_by, lock_version } })
      form.reset()
      alert({
        kind: 'success',
        title: 'Nova data para a resposta',
        text: `${name.split(' ')[0]} já vê a data, e o e-mail sai em dois minutos.`,
      })
    } catch (error) {
      const { words } = placeRefusal(form, error, FAILED)
      if (words) alert({ kind: 'warning', title: 'Ops!', text: words })
    }
    await client.invalidateQueries({ queryKey: ['v1', 'ats'] })
    setSending(false)
  }

  return (
    <form className={dialogs.dateForm} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <MaskedField
        control={form.control}
        name="answer_by"
        mask="date"
        label="Prometer resposta até"
        required
        hint={`De amanhã até daqui a ${MOST_DAYS} dias. A data vale mesmo depois que a vaga encerra.`}
      />
      <Button type="submit" loading={sending}>
        Mudar a data
      </Button>
    </form>
  )
}
