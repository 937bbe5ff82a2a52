import { IconDownload } from '#web/icons/d/download.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf } from '#web/calls/answer.ts'
import { call } from '#web/calls/api.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button, ButtonAnchor, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { Progress } from '#web/ui/states/progress.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/skeleton.tsx'
import { State } from '#web/ui/states/state.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { wordsOfFailure } from '#web/calls/words-of-failure.ts'
import { commitImport, showImport } from '../wire/collaborators.ts'
import styles from './collaborators.module.css'
import { ImportRows } from './import-rows.tsx'
import { Problem } from './problem.tsx'

type Import = Answer<typeof showImport>['data']['attributes']
const BUSY: Import['state'][] = ['checking', 'committing']
const number = new Intl.NumberFormat('pt-BR')
const people = (n: number) => (n === 1 ? '1 pessoa' : `${number.format(n)} pessoas`)

/** From the check to the last invitation. */
export function OneImport({ id, onAnother }: { id: string; onAnother: () => void }) {
  const asked = answerOf(showImport, { id })
  const client = useQueryClient()
  const [sending, setSending] = useState(false)
  const { data, error, refetch } = useQuery({
    ...asked,
    refetchInterval: ({ state }) => (state.data && BUSY.includes(state.data.data.attributes.state) ? 700 : false),
  })
  if (!data)
    return error ? (
      <Problem error={error} onRetry={() => void refetch()} />
    ) : (
      <Loading>
        <SkeletonLines lines={4} />
      </Loading>
    )
  const found = data.data.attributes
  const another = <Button onClick={onAnother}>Enviar outra planilha</Button>

  async function commit() {
    setSending(true)
    try {
      client.setQueryData(asked.queryKey, await call(commitImport, { id }))
    } catch (failure) {
      alert({
        kind: 'error',
        title: 'Ops!',
        text: wordsOfFailure(failure, 'Não foi possível começar agora. Por favor, tente novamente.'),
      })
    } finally {
      setSending(false)
    }
  }

  if (found.state === 'failed')
    return (
      <State
        drawing="cable"
        heading="h2"
        title="Não foi possível usar esta planilha"
        text={found.problem}
        action={another}
      />
    )
  if (found.state === 'checking')
    return (
      <section className={styles.card}>
        <Progress label={`Conferindo ${found.file_name}`} done={found.checked} total={found.total ?? 0} unit="linhas" />
        <p className={styles.muted}>
          Ninguém é convidado antes de você confirmar. Você pode sair desta página e voltar depois.
        </p>
      </section>
    )
  return (
    <>
      <section className={styles.card} aria-label="Resultado">
        <Standing of={found} />
        <div className={styles.actions}>
          {found.state === 'checked' && found.good > 0 && (
            <Button kind="primary" loading={sending} onClick={() => void commit()}>
              Convidar {people(found.good)}
            </Button>
          )}
          {found.problems_url && (
            <ButtonAnchor href={found.problems_url}>
              <Icon of={IconDownload} /> Baixar linhas a corrigir
            </ButtonAnchor>
          )}
          {found.state === 'done' && <ButtonLink to="/colaboradores/meus">Ver colaboradores</ButtonLink>}
          {found.state !== 'committing' && another}
        </div>
      </section>
      <ImportRows id={id} of={found} />
    </>
  )
}

function Standing({ of: { state, file_name, good, bad, created } }: { of: Import }) {
  if (state === 'committing') return <Progress label="Convidando" done={created} total={good} unit="pessoas" />
  const words =
    state === 'done'
      ? `${people(created)} ${created === 1 ? 'recebeu' : 'receberam'} o convite.`
      : `Conferimos ${file_name}.`
  return (
    <div role="status">
      <h2>{words}</h2>
      <p className={styles.figures}>
        {state === 'checked' && (
          <span>
            <strong>{number.format(good)}</strong> {good === 1 ? 'linha pronta' : 'linhas prontas'}
          </span>
        )}
        <span>
          <strong>{number.format(bad)}</strong> {bad === 1 ? 'linha' : 'linhas'} a corrigir
        </span>
      </p>
    </div>
  )
}
