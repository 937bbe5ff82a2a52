import { useQuery } from '@tanstack/react-query'
import { IconPlus } from '#web/icons/p/plus.ts'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Entries, Named, Page, Section } from '#web/page/page.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { changeTest, listKeptTests, publishTest, showKeptTest, testRecord } from '../../wire/operator-tests.ts'
import type { Route } from './+types/test-page'
import { type KeptTest, TESTS, toTest } from './kept-words.ts'
import { QuestionBank } from './question-bank.tsx'
import { TestFields } from './test-fields.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Teste · Operação', index: false })

export default function KeptTestPage({ params }: Route.ComponentProps) {
  // What is being edited is not pulled from under the hands: a stale write is told when it is sent.
  const query = useQuery({ ...answerOf(showKeptTest, { id: params.id }), refetchOnWindowFocus: false })
  return (
    <Loaded of={[query]} page="wide" lines={10} missing="Teste não encontrado">
      {({ data }) => <Kept {...data} />}
    </Loaded>
  )
}

const people = (n: number) => (n === 1 ? 'Uma pessoa fez este teste.' : `${n} pessoas fizeram este teste.`)

function Kept({ id, attributes: of }: KeptTest) {
  const publish = useAct(publishTest, { refresh: [showKeptTest, listKeptTests] })
  return (
    <Page
      title={of.title}
      mark={<StandingMark of={of.published ? 'good' : 'quiet'}>{of.published ? 'No ar' : 'Fora do ar'}</StandingMark>}
      lead={people(of.people)}
      back={TESTS}
      width="wide"
      actions={
        <>
          <ButtonLink to={`${toTest(id)}/tentativas`}>Tentativas</ButtonLink>
          <Button
            kind={of.published ? 'secondary' : 'primary'}
            loading={publish.busy}
            onClick={() => publish.press({ id, published: !of.published })}
          >
            {of.published ? 'Tirar do ar' : 'Pôr no ar'}
          </Button>
        </>
      }
    >
      <Section title="Assuntos" id="topics" lead="Para ir ao ar, cada um pede quatro perguntas para cada sorteada.">
        <Entries>
          {of.topics.map(({ key, title, draw, bank, least }) => (
            <li key={key}>
              <Named name={title}>
                {bank} perguntas, {draw} sorteadas
              </Named>
              {bank < least && <StandingMark of="waiting">{`Faltam ${least - bank}`}</StandingMark>}
            </li>
          ))}
        </Entries>
      </Section>
      <Section
        bare
        title="Perguntas"
        id="questions"
        lead="Discriminação: de −1 a 1, quanto acertar a pergunta acompanha a nota. Abaixo de 0,1, confira a pergunta."
      >
        <div>
          <ButtonLink kind="primary" to={`${toTest(id)}/perguntas/nova`}>
            <Icon of={IconPlus} /> Nova pergunta
          </ButtonLink>
        </div>
        <QuestionBank id={id} topics={of.topics} />
      </Section>
      <TestForm id={id} attributes={of} type="kept_skill_test" />
    </Page>
  )
}

function TestForm({ id, attributes: of }: KeptTest) {
  const change = useAct(changeTest, { done: 'O teste foi salvo.', refresh: [showKeptTest, listKeptTests] })
  return (
    <Section title="O teste" id="test" lead="Quem já começou fica com as perguntas e o tempo que tinha.">
      <RecordForm
        fields={testRecord}
        record={of}
        root="test"
        kept={`skill test ${id}`}
        submit="Salvar"
        send={async (sent, { lock_version }) =>
          (await change.act({ id, test: { ...sent, lock_version } })).data.attributes
        }
      >
        <TestFields />
      </RecordForm>
    </Section>
  )
}
