import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { useAct } from '#web/calls/use-act.ts'
import { RadioField } from '#web/form/choices/choice-field.tsx'
import { SendingForm } from '#web/form/sending-form.tsx'
import { Words } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { BUSY } from '../../wire/interview-words.ts'
import { acceptProposal, dismissProposals, showInterview } from '../../wire/interviews.ts'
import { type Interview, roomOf, timeWords } from '../parts/agenda-words.ts'
import { ChangeFrame } from './change-frame.tsx'

type Form = { proposal_id: string | null }
const schema = z.object({ proposal_id: z.string('Escolha um horário') })
const LABEL = 'Horários propostos'

function Proposals({ id, attributes: of }: Interview) {
  const navigate = useNavigate()
  const refresh = [showInterview]
  const back = () => void navigate(roomOf(id), { replace: true })
  const accept = useAct(acceptProposal, { done: 'O horário foi aceito.', refresh })
  const dismiss = useAct(dismissProposals, { done: 'A pessoa foi avisada.', refresh, onDone: back })
  return (
    <>
      {of.wish && (
        <p>
          <Words>{of.wish}</Words>
        </p>
      )}
      <SendingForm<Form>
        schema={schema}
        values={{ proposal_id: null }}
        labels={{ proposal_id: LABEL }}
        root="acceptance"
        submit="Aceitar este horário"
        send={async ({ proposal_id }) => {
          await accept.act({ id, acceptance: { proposal_id: proposal_id! } })
          back()
        }}
      >
        <RadioField<string, Form>
          name="proposal_id"
          label={LABEL}
          required
          options={of.proposals.map((one) => ({
            value: one.id,
            label: timeWords(one, of.zone),
            ...(!one.available && { description: BUSY, disabled: true }),
          }))}
        />
      </SendingForm>
      <div>
        <Button kind="quiet" loading={dismiss.busy} onClick={() => dismiss.press({ id, dismissal: {} })}>
          Não posso em nenhum deles
        </Button>
      </div>
    </>
  )
}

export const AnswerProposals = ({ id }: { id: string }) => (
  <ChangeFrame
    id={id}
    title="Responder à proposta"
    lead="Até a sua resposta vale o que estava combinado."
    may={(of) => of.proposals.length > 0}
  >
    {(interview) => <Proposals {...interview} />}
  </ChangeFrame>
)
