import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { momentWords } from '#web/moment.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Entries, Muted, Page, Section } from '#web/page/page.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { benefit } from '../../wire/benefit-record.ts'
import { changeBenefit, publishBenefit, showBenefit } from '../../wire/operator-benefits.ts'
import { STANDINGS } from '../../wire/standings.ts'
import { MARKS } from '../benefit-words.ts'
import type { Route } from './+types/benefit-page'
import { BenefitFields } from './benefit-fields.tsx'
import { CodesSection } from './codes-section.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Benefício · Operação', index: false })

type Kept = Answer<typeof showBenefit>['data']

export default function KeptBenefitPage({ params }: Route.ComponentProps) {
  // What is being edited is not pulled from under the hands: a stale write is told when it is sent.
  const query = useQuery({ ...answerOf(showBenefit, { id: params.id }), refetchOnWindowFocus: false })
  return (
    <Loaded of={[query]} page="form" lines={10} missing="Benefício não encontrado">
      {({ data }) => <KeptBenefit {...data} />}
    </Loaded>
  )
}

const shownNow = ({ standing }: Kept['attributes']) => !['draft', 'paused', 'checked'].includes(standing)

function KeptBenefit({ id, attributes: of }: Kept) {
  const refresh = [showBenefit]
  const change = useAct(changeBenefit, { done: 'O benefício foi salvo.', refresh })
  const publish = useAct(publishBenefit, { refresh })
  const shown = shownNow(of)
  return (
    <Page
      title={of.title}
      mark={<StandingMark of={MARKS[of.standing]}>{STANDINGS[of.standing]}</StandingMark>}
      lead={of.partner}
      back={{ to: '/admin/beneficios', label: 'Benefícios' }}
      width="form"
      actions={
        <Button
          kind={shown ? 'secondary' : 'primary'}
          loading={publish.busy}
          onClick={() => publish.press({ id, published: !shown })}
        >
          {shown ? 'Pausar' : 'Pôr no ar'}
        </Button>
      }
    >
      <Section title="O benefício" id="benefit">
        <RecordForm
          fields={benefit}
          record={of}
          root="benefit"
          kept={`benefit ${id}`}
          submit="Salvar"
          send={async (sent, { lock_version }) =>
            (await change.act({ id, benefit: { ...sent, lock_version } })).data.attributes
          }
        >
          <BenefitFields />
        </RecordForm>
      </Section>
      {of.kind === 'code' && <CodesSection id={id} taken={of.codes_taken} left={of.codes_left} />}
      <Section title="O que as pessoas contaram" id="reports" lead="Desde que foi posto no ar, sem os nomes.">
        {of.reports.length === 0 ? (
          <Muted>Ninguém contou nada ainda.</Muted>
        ) : (
          <Entries>
            {of.reports.map(({ worked, said, reported_at }) => (
              <li key={`${reported_at} ${said}`}>
                <span>
                  {said ?? 'Sem comentário'}
                  <Muted>{momentWords(reported_at)}</Muted>
                </span>
                <StandingMark of={worked ? 'good' : 'bad'}>{worked ? 'Funcionou' : 'Não funcionou'}</StandingMark>
              </li>
            ))}
          </Entries>
        )}
      </Section>
    </Page>
  )
}
