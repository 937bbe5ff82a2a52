import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { dayWords } from '#web/moment.ts'
import { FileCheck } from '#web/page/file-check.tsx'
import { Loaded } from '#web/page/loaded.tsx'
import { Entries, Facts, Muted, Page, Section } from '#web/page/page.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { checkEventCertificate } from '../wire/certificates.ts'
import type { Route } from './+types/certificate-page'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Conferir certificado', index: false })

const ALTERED = [
  'bad',
  'Não é este certificado',
  'O arquivo foi alterado, ou é de antes de uma mudança na presença.',
] as const
const FILE_WORDS = {
  same: ['good', 'É este certificado, byte por byte', 'O arquivo é igual ao que foi emitido.'],
  appended: ALTERED,
  altered: ALTERED,
} as const
const hours = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

export default function CertificatePage({ params: { code } }: Route.ComponentProps) {
  const query = useQuery({ ...answerOf(checkEventCertificate, { code }), retry: false })
  return (
    <Page title="Conferir certificado" lead={`Código ${code.toUpperCase()}`} width="form">
      <Loaded of={[query]} missing="Não achamos este código">
        {({ data: { attributes: of } }) => (
          <>
            {of.state === 'valid' ? (
              <Notice title="Certificado válido">A presença foi registrada na entrada do evento.</Notice>
            ) : (
              <Notice kind="bad" title="Certificado cancelado">
                A presença foi desfeita por quem promoveu o evento.
              </Notice>
            )}
            <Section title={of.event_title} id="evento">
              <Facts
                facts={[
                  ['Participante', of.person],
                  ['Quem promove', of.issuer],
                  ['Horas', `${hours.format(of.hours)} h`],
                  ['Emitido em', dayWords(of.issued_at)],
                ]}
              />
              <Entries>
                {of.sessions.map(({ title, starts_at }) => (
                  <li key={starts_at}>
                    <strong>{title}</strong>
                    <Muted>{dayWords(starts_at)}</Muted>
                  </li>
                ))}
              </Entries>
            </Section>
            {of.sha256 && <FileCheck sha256={of.sha256} size={of.size!} words={FILE_WORDS} />}
          </>
        )}
      </Loaded>
    </Page>
  )
}
