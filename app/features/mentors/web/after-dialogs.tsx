import * as z from 'zod/mini'
import { useAct } from '#web/calls/use-act.ts'
import { RadioField } from '#web/form/choices/choice-field.tsx'
import { SendingForm } from '#web/form/sending-form.tsx'
import { TextareaField } from '#web/form/text/textarea-field.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { writtenText } from '#wire/text/visible-text.ts'
import { contestMiss, listBookings, rateBooking } from '../wire/bookings.ts'
import { listMentors } from '../wire/mentors.ts'

type Props = { id: string; title: string; onClose: () => void }
const MOST = 1000

type Contest = { reason: string }
const CONTEST = { reason: 'O que aconteceu' }
const contestSchema = z.object({ reason: writtenText(1, MOST) })

export function ContestDialog({ id, title, onClose }: Props) {
  const contest = useAct(contestMiss, {
    done: 'Recebemos. A operação responde por e-mail.',
    refresh: [listBookings],
  })
  return (
    <Dialog open wide onClose={onClose} title="Contestar a falta">
      <p>{title}</p>
      <SendingForm<Contest>
        schema={contestSchema}
        values={{ reason: '' }}
        labels={CONTEST}
        root="contest"
        submit="Enviar à operação"
        cancel={onClose}
        send={async (sent) => {
          await contest.act({ id, contest: sent })
          onClose()
        }}
      >
        <TextareaField<Contest> name="reason" label={CONTEST.reason} most={MOST} required />
      </SendingForm>
    </Dialog>
  )
}

type Rating = { stars: string | null; comment: string }
const RATING = { stars: 'Sua nota', comment: 'O que mais você quer contar' }
const NOTES = ['Não ajudou', 'Ajudou pouco', 'Ajudou', 'Ajudou bastante', 'Mudou o meu caminho']
const OPTIONS = NOTES.map((words, i) => ({ value: String(i + 1), label: `${i + 1}: ${words}` }))
const ratingSchema = z.object({ stars: z.string('Escolha de 1 a 5'), comment: writtenText(0, MOST) })

export function RateDialog({ id, title, onClose }: Props) {
  const rate = useAct(rateBooking, { done: 'Obrigado por contar.', refresh: [listBookings, listMentors] })
  return (
    <Dialog open wide onClose={onClose} title="Avaliar a mentoria">
      <p>{title}. A média aparece a partir de cinco avaliações; o comentário só a operação lê.</p>
      <SendingForm<Rating>
        schema={ratingSchema}
        values={{ stars: null, comment: '' }}
        labels={RATING}
        root="feedback"
        submit="Enviar avaliação"
        cancel={onClose}
        send={async ({ stars, comment }) => {
          await rate.act({ id, feedback: { stars: Number(stars), comment } })
          onClose()
        }}
      >
        <RadioField<string, Rating> name="stars" label={RATING.stars} required options={OPTIONS} />
        <TextareaField<Rating> name="comment" label={RATING.comment} most={MOST} />
      </SendingForm>
    </Dialog>
  )
}
