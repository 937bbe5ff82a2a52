import { Facts, Muted, Page, Rows, Section } from '#web/page/page.tsx'
import { keyed } from '#web/page/keyed.ts'
import { Button } from '#web/ui/button.tsx'
import { PaperText } from '#web/ui/paper/paper-text.tsx'
import { useEndSeen } from '#web/ui/paper/use-end-seen.ts'
import type { Paper } from '#wire/paper/paper.ts'
import styles from './signing.module.css'
import { StepsBar } from './steps-bar.tsx'
import type { Session } from './which.ts'

export function ReadingStep({ session, read, onRead }: { session: Session; read: boolean; onRead: () => void }) {
  const { end, seen } = useEndSeen(read)
  return (
    <Page title={session.title} lead={`Versão ${session.version}, código ${session.code}.`} width="form">
      <StepsBar at={1} />
      <Section title="O principal" id="facts">
        <Facts facts={session.facts.map(({ label, value }) => [label, value] as const)} />
        {session.university_instructions && <Muted>{session.university_instructions}</Muted>}
      </Section>
      {session.differences.length > 0 && (
        <Section title="O que mudou desde a sua assinatura" id="changed">
          <Rows>
            {keyed(session.differences).map(({ item: { label, before, after }, key }) => (
              <li key={key}>
                <strong>{label}</strong>: {before ? <s>{before}</s> : 'não havia'} → {after ?? 'saiu'}
              </li>
            ))}
          </Rows>
        </Section>
      )}
      <Section title="O documento" id="document">
        <PaperText paper={session.paper as Paper} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who reads by keyboard reaches the end by it */}
        <p ref={end} className={styles.end} tabIndex={0}>
          Fim do documento, versão {session.version}
        </p>
      </Section>
      <div className={styles.pinned}>
        <p role="status">{seen ? 'Você chegou ao fim do documento.' : 'Role até o fim para continuar.'}</p>
        <Button kind="primary" disabled={!seen} onClick={onRead}>
          Li até o fim
        </Button>
      </div>
    </Page>
  )
}
