import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { isTold } from '#features/candidates/web/view/fact.ts'
import { FactList } from '#features/candidates/web/view/fact-list.tsx'
import { viewSections } from '#features/candidates/web/view/view-sections.ts'
import { answerOf } from '#web/calls/answer.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Muted, Page, Section } from '#web/page/page.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { showCandidate } from '../wire/bank.ts'
import type { Route } from './+types/candidate-page'
import { asView } from './as-view.ts'
import { studiesOf } from './bank-words.ts'
import { ListsPart } from './person/lists-part.tsx'
import { InvitePart } from './person/invite-part.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Perfil de candidato', index: false })

/** What the person shows; the person reads that this company looked. */
export default function CandidatePage({ params: { id } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const job_id = search.get('vaga') ?? undefined
  const query = useQuery({ ...answerOf(showCandidate, { id, ...(job_id && { job_id }) }), retry: false })
  return (
    <Loaded of={[query]} page="column" missing="Esta pessoa não está no banco">
      {({ data: { attributes: of } }) => {
        const sections = viewSections(asView(of))
          .map((section) => ({ ...section, facts: section.facts.filter(isTold) }))
          .filter(({ facts }) => facts.length > 0)
        return (
          <Page
            title={of.name}
            lead={[studiesOf(of), of.city && `${of.city}, ${of.state}`].filter(Boolean).join(' · ')}
            back={{ to: '/candidatos', label: 'Banco de candidatos' }}
          >
            <ListsPart id={id} />
            <InvitePart id={id} of={of} job_id={job_id} />
            {sections.length === 0 && <Muted>Esta pessoa ainda não mostra mais nada além do nome.</Muted>}
            {sections.map(({ key, title, facts }) => (
              <Section key={key} id={key} title={title}>
                <FactList facts={facts} />
              </Section>
            ))}
          </Page>
        )
      }}
    </Loaded>
  )
}
