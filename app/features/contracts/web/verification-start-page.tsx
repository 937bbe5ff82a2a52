import { pageMeta } from '#web/page-meta.ts'
import { Muted, Page, Section } from '#web/page/page.tsx'
import { ShieldMark } from '#web/page/shield-mark.tsx'
import type { Route } from './+types/verification-start-page'
import { CodeForm } from './verification/code-form.tsx'
import { FailedReading } from './verification/failed-reading.tsx'
import { FilePart } from './verification/file-part.tsx'
import { useFileCheck } from './verification/use-file-check.ts'
import styles from './verification/verification.module.css'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Verificar documento' })

const KINDS = [
  ['good', 'Autêntico', 'igual ao que foi selado, byte por byte'],
  ['bad', 'Alterado', 'alguém mudou o arquivo depois'],
  ['warning', 'Não cobre tudo', 'algo foi acrescentado no fim'],
] as const

export default function VerificationStartPage() {
  const { failed, ...file } = useFileCheck()
  return (
    <Page
      title="Este documento é verdadeiro?"
      lead="Contratos, aditivos, rescisões e termos de realização da Ponte."
      width="form"
    >
      <CodeForm />
      <p className={styles.or}>ou</p>
      <FilePart {...file} />
      <FailedReading of={failed} />
      <Section title="O que você vai ver" id="verdicts" bare>
        <ul className={styles.kinds}>
          {KINDS.map(([tone, title, words]) => (
            <li key={tone}>
              <ShieldMark tone={tone} />
              <div>
                <strong>{title}</strong>
                <span>{words}</span>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Muted>Mostramos iniciais, nunca o conteúdo.</Muted>
    </Page>
  )
}
