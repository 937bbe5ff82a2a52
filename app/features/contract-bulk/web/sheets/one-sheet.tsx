import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { momentWords } from '#web/moment.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Actions, Muted, Section } from '#web/page/page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { Progress } from '#web/ui/states/progress.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { showBatch } from '../../wire/batches.ts'
import type { BatchState } from '../../wire/batch-resource.ts'
import { Announced } from './announced.tsx'
import { ProblemsDownload } from './problems-download.tsx'
import { SheetRows } from './sheet-rows.tsx'
import styles from './sheets.module.css'
import { NextStep } from './next-step.tsx'

export type Sheet = Answer<typeof showBatch>['data']['attributes']
const BUSY: readonly BatchState[] = ['checking', 'drafting', 'sending']
const EVERY_MS = 900

export function OneSheet({ id }: { id: string }) {
  const sheet = useQuery({
    ...answerOf(showBatch, { id }),
    refetchInterval: ({ state: { data } }) => (data && BUSY.includes(data.data.attributes.state) ? EVERY_MS : false),
  })
  return (
    <Loaded of={[sheet]} missing="Não encontramos essa planilha">
      {({ data: { attributes } }) => (
        <>
          <Section title={attributes.file_name} id="planilha" lead={<Origin of={attributes} />}>
            <Standing of={attributes} />
            {!BUSY.includes(attributes.state) && (
              <Actions>
                <NextStep id={id} of={attributes} />
                {attributes.bad > 0 && <ProblemsDownload id={id} name={attributes.file_name} />}
                {attributes.sent > 0 && <ButtonLink to="/folders/minhas">Ver contratos</ButtonLink>}
              </Actions>
            )}
          </Section>
          {attributes.state !== 'checking' && <SheetRows id={id} of={attributes} />}
        </>
      )}
    </Loaded>
  )
}

const Origin = ({ of: { company_name, created_by, created_at } }: { of: Sheet }) => (
  <>
    {company_name} · {created_by}, {momentWords(created_at)}
  </>
)

/** What runs, how far it is, and in how many rows. */
const runs = ({ state, checked, total, good, drafted, sent }: Sheet) => {
  if (state === 'checking') return { label: 'Conferindo', done: checked, total }
  if (state === 'drafting') return { label: 'Criando rascunhos', done: drafted, total: good }
  return state === 'sending' ? { label: 'Enviando', done: sent, total: good } : undefined
}

function Standing({ of }: { of: Sheet }) {
  const running = runs(of)
  return (
    <>
      <Announced {...(running ?? { label: of.state_name, done: 0, total: 0 })} />
      {running && <Progress {...running} unit="linhas" />}
      {running && <Muted>Você pode sair desta página e voltar depois.</Muted>}
      {of.problem && <Notice kind="bad" title={of.problem} />}
      {!running && <Figures of={of} />}
    </>
  )
}

const count = new Intl.NumberFormat('pt-BR')
function Figures({ of: { state, good, bad, drafted, sent, repeated } }: { of: Sheet }) {
  const told = [
    state === 'checked' && ([good, good === 1 ? 'linha certa' : 'linhas certas'] as const),
    state === 'drafted' && ([drafted - sent, drafted - sent === 1 ? 'rascunho pronto' : 'rascunhos prontos'] as const),
    sent > 0 && ([sent, sent === 1 ? 'contrato enviado' : 'contratos enviados'] as const),
    bad > 0 && ([bad, bad === 1 ? 'linha a corrigir' : 'linhas a corrigir'] as const),
    repeated > 0 && ([repeated, 'já feitos por outra planilha'] as const),
  ]
  return (
    <p className={styles.figures}>
      {told.map(
        (one) =>
          one && (
            <span key={one[1]}>
              <strong>{count.format(one[0])}</strong> {one[1]}
            </span>
          ),
      )}
    </p>
  )
}
