import { useQuery } from '@tanstack/react-query'
import { listHired } from '#features/internships/wire/folders.ts'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Entries, Muted, Named, Second, Section } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { inviteToAdmission } from '../../wire/admission.ts'
import { listInvites } from '../../wire/form-invites.ts'
import { happened } from './happened.ts'
import { InviteActs } from './invite-acts.tsx'

export const DONE = 'O convite foi enviado. Avisamos você por e-mail quando for respondido.'
const MOST = 100

function InviteButton({ candidature_id, name }: { candidature_id: string; name: string }) {
  const { press, busy } = useAct(inviteToAdmission, { done: DONE, refresh: [listInvites] })
  return (
    <Button loading={busy} aria-label={`Convidar ${name}`} onClick={() => press({ invite: { candidature_id } })}>
      Convidar
    </Button>
  )
}

/** `only`: the one somebody came to invite. Whoever is invited shows what happened since. */
export function HiredSection({ only }: { only: string | null }) {
  const hired = useQuery(answerOf(listHired, {}))
  const sent = useQuery(answerOf(listInvites, { kind: 'admission', of: 'hired', per_page: MOST }))
  return (
    <Section title="Quem foi contratado" id="contratados" lead="O convite vai para o e-mail da conta da pessoa.">
      <Loaded of={[hired, sent]} lines={3}>
        {(people, { collection }) => {
          const shown = people.filter(({ value }) => only === null || value === only)
          if (!shown.length) return <Muted>Quem você contratar numa vaga de estágio aparece aqui.</Muted>
          return (
            <Entries>
              {shown.map(({ value, label, description }) => {
                const invite = collection.data.find(({ attributes }) => attributes.candidature_id === value)
                return (
                  <li key={value}>
                    <div>
                      <Named name={label}>{description}</Named>
                      {invite && <Second>{happened(invite.attributes)}</Second>}
                    </div>
                    {invite ? <InviteActs of={invite} /> : <InviteButton candidature_id={value} name={label} />}
                  </li>
                )
              })}
            </Entries>
          )
        }}
      </Loaded>
    </Section>
  )
}
