import { lazy, Suspense, useState } from 'react'
import { FieldFrame } from '#web/form/field-frame.tsx'
import { momentWords } from '#web/moment.ts'
import { Card, Entries, Facts, Muted, Page, Section } from '#web/page/page.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { type Standing, StandingMark } from '#web/ui/states/standing.tsx'
import { ErrorState } from '#web/ui/states/state.tsx'
import type { Route } from './+types/gate-page'
import { CodeForm } from './gate/code-form.tsx'
import styles from './gate/gate.module.css'
import { useGate } from './gate/use-gate.ts'
import { loadCamera, useOffline } from './gate/use-offline.ts'
import { useWipe } from './gate/use-wipe.ts'
import type { Verdict } from './gate/verdict.ts'
import { useRooms } from './parts/keeper.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Entrada do evento', index: false })

const Camera = lazy(loadCamera)

const MARKS: Record<Verdict['kind'], [Standing, string]> = {
  in: ['good', 'Entrada registrada'],
  already: ['waiting', 'Leitura repetida'],
  unknown: ['waiting', 'Em conferência'],
  refused: ['bad', 'Recusado'],
}

export default function GatePage({ params: { uuid } }: Route.ComponentProps) {
  const at = useRooms()
  const { query, gate, came, name, rename, waiting, refused, verdict, scan } = useGate(uuid)
  useWipe(at)
  const opens_offline = useOffline(`${at}/${uuid}/entrada`, Boolean(query.data))
  const [camera, setCamera] = useState(false)
  const read = (code: string) => void scan(code)
  return (
    <Page
      title="Entrada do evento"
      width="form"
      {...(gate && { lead: gate.title })}
      back={{ to: `${at}/${uuid}`, label: 'O evento' }}
    >
      {!gate && query.isError && <ErrorState onRetry={() => void query.refetch()} />}
      {waiting > 0 && (
        <Notice
          kind="warning"
          title={waiting === 1 ? '1 leitura espera conexão' : `${waiting} leituras esperam conexão`}
        >
          Continue lendo: tudo fica salvo neste aparelho e segue sozinho.
        </Notice>
      )}
      <div className={styles.verdict} role="status">
        {verdict ? (
          <>
            <StandingMark of={MARKS[verdict.kind][0]}>{MARKS[verdict.kind][1]}</StandingMark>
            <p className={styles.big}>{verdict.title}</p>
            <p>{verdict.words}</p>
          </>
        ) : (
          <p>Leia o primeiro ingresso.</p>
        )}
      </div>
      <Card>
        {camera && (
          <Suspense fallback={<Skeleton height={240} />}>
            <Camera onCode={read} />
          </Suspense>
        )}
        <div>
          <Button onClick={() => setCamera(!camera)}>{camera ? 'Desligar a câmera' : 'Ligar a câmera'}</Button>
        </div>
        <CodeForm onCode={read} />
        <FieldFrame label="Nome desta entrada" hint="Aparece na leitura repetida: Portaria A." filled={name !== ''}>
          {(box) => (
            <input {...box} value={name} maxLength={60} onChange={({ currentTarget }) => rename(currentTarget.value)} />
          )}
        </FieldFrame>
      </Card>
      {gate && (
        <Card>
          <Facts
            facts={[
              ['Já entraram', `${came.toLocaleString('pt-BR')} de ${gate.tickets.length.toLocaleString('pt-BR')}`],
              ['Leituras repetidas', gate.doubles_total.toLocaleString('pt-BR')],
            ]}
          />
          {opens_offline && <Muted>Pronta para abrir sem conexão neste aparelho.</Muted>}
        </Card>
      )}
      {gate && gate.doubles.length > 0 && (
        <Section title="Leituras repetidas" id="repetidas" lead="Vale a leitura mais cedo de cada ingresso.">
          <Entries>
            {gate.doubles.map(({ scanned_at, first_name, session_title, gate: at }) => (
              <li key={`${scanned_at} ${session_title} ${at}`}>
                <span>{[first_name ?? 'Participante', session_title, at].filter(Boolean).join(' · ')}</span>
                <Muted>{momentWords(scanned_at)}</Muted>
              </li>
            ))}
          </Entries>
        </Section>
      )}
      {refused.length > 0 && (
        <Section title="Recusados" id="recusados">
          <Entries>
            {refused.map(({ scanned_at, words }) => (
              <li key={scanned_at}>
                <span>{words}</span>
                <Muted>{momentWords(scanned_at)}</Muted>
              </li>
            ))}
          </Entries>
        </Section>
      )}
    </Page>
  )
}
