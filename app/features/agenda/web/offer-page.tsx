import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { listReceived } from '#features/candidatures/wire/pipeline.ts'
import { answerOf } from '#web/calls/answer.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Card, Page } from '#web/page/page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Interview } from '#web/ui/media/spot-drawings.tsx'
import { State } from '#web/ui/states/state.tsx'
import type { Route } from './+types/offer-page'
import { OfferForm } from './company/offer-form.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Convidar para entrevista', index: false })

const LEAD = 'A pessoa escolhe um dos horários. Entre várias, cada horário é de quem o confirma primeiro.'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function Offer({ job, chosen }: { job: string; chosen: string[] }) {
  const open = { id: job, per_page: 100, open: true } as const
  const newest = useQuery({ ...answerOf(listReceived, open), retry: false })
  const asked = useQuery({
    ...answerOf(listReceived, { ...open, candidature_id: chosen }),
    retry: false,
  })
  const back = { to: `/vagas/minhas/${job}/candidaturas`, label: 'Quadro da vaga' }
  return (
    <Loaded of={[newest, asked]} page="form" fields={4} missing="Não encontramos esta vaga">
      {(...lists) => (
        <Page title="Convidar para entrevista" lead={LEAD} back={back} width="form">
          <Card>
            <OfferForm
              people={[
                ...new Map(lists.flatMap(({ collection }) => collection.data).map((one) => [one.id, one])).values(),
              ]}
              chosen={chosen}
              back={back.to}
            />
          </Card>
        </Page>
      )}
    </Loaded>
  )
}

export default function OfferPage() {
  const [params] = useSearchParams()
  const job = params.get('vaga')
  if (job)
    return (
      <Offer
        job={job}
        chosen={
          params
            .get('candidaturas')
            ?.split(',')
            .filter((id) => UUID.test(id)) ?? []
        }
      />
    )
  return (
    <State
      heading="h1"
      drawing={<Interview />}
      title="Convites saem do quadro da vaga"
      text="Abra a vaga e escolha quem quer entrevistar."
      action={<ButtonLink to="/vagas/minhas">Ver as vagas</ButtonLink>}
    />
  )
}
