import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { answerOf } from '#web/calls/answer.ts'
import { call } from '#web/calls/api.ts'
import { Column } from '#web/layout/frame.tsx'
import { dayWords, momentWords } from '#web/moment.ts'
import { pageMeta } from '#web/page-meta.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/skeleton.tsx'
import { ErrorState, State } from '#web/ui/states/state.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { Refused } from '#wire/send.ts'
import { showCandidature, withdrawCandidature } from '../wire/applying.ts'
import type { Route } from './+types/candidature-page'
import { OwnInterview } from './own/own-interview.tsx'
import { CriteriaList } from './own/criteria-list.tsx'
import { ProgramChoices } from './own/program-choices.tsx'
import styles from './own/own.module.css'
import { StateMark } from './own/state-mark.tsx'
import { WhatWasSent } from './own/what-was-sent.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Candidatura', index: false })

type Own = Answer<typeof showCandidature>['data']

const reviewWords = ({ review, may_withdraw, state }: Own['attributes']) => {
  if (review?.answered) return 'Uma pessoa da empresa já revisou a sua candidatura.'
  if (may_withdraw) return 'Você pediu revisão humana: uma pessoa da empresa vai olhar a sua candidatura.'
  return `Você pediu revisão humana, e ${state === 'withdrawn' ? 'desistiu' : 'o processo terminou'} antes dela.`
}

export default function CandidaturePage({ params: { id } }: Route.ComponentProps) {
  const { data, error, refetch } = useQuery({ ...answerOf(showCandidature, { id }), retry: false })
  const gone = error instanceof Refused && error.status === 404
  return (
    <Column narrow>
      <div className={styles.page}>
        <Breadcrumb
          trail={[
            { label: 'Candidaturas', to: '/usuarios/candidaturas' },
            { label: data?.data.attributes.job.title ?? 'Candidatura' },
          ]}
        />
        {gone && (
          <State
            drawing="lost"
            heading="h1"
            title="Não encontramos essa candidatura"
            text="O endereço pode ter mudado, ou ela é de outra pessoa."
            action={<ButtonLink to="/usuarios/candidaturas">Ver as minhas</ButtonLink>}
          />
        )}
        {error && !gone && !data && <ErrorState heading="h1" onRetry={() => void refetch()} />}
        {!data && !error && (
          <Loading>
            <div className={styles.card}>
              <SkeletonLines lines={6} />
            </div>
          </Loading>
        )}
        {data && <One of={data.data} />}
      </div>
    </Column>
  )
}

function One({ of: { id, attributes } }: { of: Own }) {
  const now = useRef<HTMLHeadingElement>(null)
  const could = useRef(attributes.may_withdraw)
  useEffect(() => {
    // The pressed button is gone, and the focus with it: it moves to the state.
    if (could.current && !attributes.may_withdraw && document.activeElement === document.body) now.current?.focus()
    could.current = attributes.may_withdraw
  }, [attributes.may_withdraw])
  const { job, unmet, feedback, message, shares_pcd, history, company_suspended, next_date, may_withdraw } = attributes
  return (
    <>
      <header className={styles.head}>
        <h1>{job.title}</h1>
        <p className={styles.lead}>{[job.company_name, job.address].filter(Boolean).join(' · ')}</p>
      </header>
      {company_suspended && (
        <Notice kind="warning" title="A empresa está suspensa, e a vaga está fora do ar">
          {next_date && may_withdraw
            ? `Você continua tendo resposta até ${dayWords(next_date)}, e pode desistir quando quiser.`
            : 'O que você lê aqui continua aqui.'}
        </Notice>
      )}
      {attributes.interview && <OwnInterview of={attributes.interview} />}
      <section className={styles.card} aria-labelledby="agora">
        <div className={styles.top}>
          <h2 id="agora" ref={now} tabIndex={-1}>
            Como está
          </h2>
          <StateMark state={attributes.state} words={attributes.state_words} />
        </div>
        <p className={styles.next}>{attributes.next_words}</p>
        {feedback && <p className={styles.said}>{feedback}</p>}
        {attributes.reading_words && <p>{attributes.reading_words}</p>}
        <div className={styles.actions}>
          {!company_suspended && <ButtonLink to={`/vagas/${job.slug}`}>Ver a vaga</ButtonLink>}
          {attributes.may_apply_again && (
            <ButtonLink kind="primary" to={`/vagas/${job.slug}/candidaturas/nova`}>
              Candidatar-se de novo
            </ButtonLink>
          )}
          {may_withdraw && <Withdraw id={id} title={job.title} />}
        </div>
      </section>
      {attributes.program && <ProgramChoices program_id={attributes.program.id} />}
      {unmet.length > 0 && (
        <section className={styles.card} aria-labelledby="criterios">
          <h2 id="criterios">O que a vaga pede e o seu perfil não mostrava</h2>
          <p className={styles.muted}>{reviewWords(attributes)}</p>
          <CriteriaList unmet={unmet} />
        </section>
      )}
      <section className={styles.card} aria-labelledby="historico">
        <h2 id="historico">Histórico</h2>
        <ol className={styles.history}>
          {history.map(({ words, said, answer_by, at }) => (
            <li key={`${at} ${words}`}>
              <span>{words}</span>
              {said && <span className={styles.said}>{said}</span>}
              <span className={styles.muted}>
                {momentWords(at)}
                {answer_by && ` · resposta até ${dayWords(answer_by)}`}
              </span>
            </li>
          ))}
        </ol>
      </section>
      <WhatWasSent message={message} shares_pcd={shares_pcd} />
    </>
  )
}

function Withdraw({ id, title }: { id: string; title: string }) {
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  async function withdraw() {
    // The company may have answered meanwhile: then the page shows the answer, and there is nothing to withdraw.
    const over = await call(withdrawCandidature, { id }).then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof Refused && error.status === 409) return error.message
        throw error
      },
    )
    await client.invalidateQueries({ queryKey: ['v1', 'ats'] })
    alert(
      over
        ? { kind: 'warning', title: 'Ops!', text: over }
        : { kind: 'success', title: 'Tudo certo', text: 'Você saiu deste processo.' },
    )
  }
  return (
    <>
      <Button kind="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Desistir da vaga
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Desistir desta vaga?"
        confirm="Desistir"
        destructive
        losses={[`o seu lugar no processo de “${title}”`]}
        onConfirm={withdraw}
      >
        <p>
          A sua candidatura sai do quadro da empresa, que na hora deixa de ver seu contato, currículo e perfil: fica com
          o seu nome, as datas, as anotações dela e o histórico. Enquanto a vaga estiver aberta, você pode se candidatar
          de novo.
        </p>
      </ConfirmDialog>
    </>
  )
}
