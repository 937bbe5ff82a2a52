import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { momentWords } from '#web/moment.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Facts, Muted, Page, Rows, Section } from '#web/page/page.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { CONTRACT_TYPES } from '../wire/words.ts'
import { showEnvelope } from '../wire/envelopes.ts'
import type { Route } from './+types/envelope-page'
import { EnvelopeActions } from './detail/envelope-actions.tsx'
import { Stepper } from './detail/stepper.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Contrato', index: false })

const KINDS = { mine: 'warning', others: 'info', done: 'info', rejected: 'bad', pressing: 'warning' } as const

export default function EnvelopePage({ params: { id } }: Route.ComponentProps) {
  const query = useQuery({ ...answerOf(showEnvelope, { id }), retry: false })
  return (
    <Loaded of={[query]} missing="Não encontramos este contrato">
      {({ data: envelope }) => {
        const { attributes: a } = envelope
        return (
          <Page
            title={`${a.type_name} de ${a.internship.intern_name}`}
            lead={`${CONTRACT_TYPES[a.contract_type]} · versão ${a.version} · código ${a.code}`}
          >
            <Notice kind={KINDS[a.header.tone]} title={a.header.words}>
              {a.header.next}
            </Notice>
            <EnvelopeActions envelope={envelope} />
            {a.workflow.flow.length > 0 && (
              <Section title="Assinaturas" id="steps">
                <Stepper flow={a.workflow.flow} />
              </Section>
            )}
            <Section title="O estágio" id="internship">
              <Facts
                facts={[
                  ['Empresa', a.internship.company_name],
                  ['Instituição', a.internship.institution_name ?? 'Não informado.'],
                  ...a.internship.facts.map(({ label, value }) => [label, value] as const),
                ]}
              />
            </Section>
            {a.university_instructions && (
              <Section title="Orientações da instituição" id="instructions">
                <p>{a.university_instructions}</p>
              </Section>
            )}
            {a.history.length > 0 && (
              <Section title="História" id="history">
                <Rows>
                  {a.history.map(({ words, happened_at }) => (
                    <li key={`${happened_at} ${words}`}>
                      {words} <Muted>{momentWords(happened_at)}</Muted>
                    </li>
                  ))}
                </Rows>
                <Muted>Horário de Brasília (UTC−03:00). Nada se apaga daqui.</Muted>
              </Section>
            )}
          </Page>
        )
      }}
    </Loaded>
  )
}
