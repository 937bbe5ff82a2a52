import { Section } from '#web/page/page.tsx'
import { useAct } from '#web/calls/use-act.ts'
import { saveBlob } from '#web/save-blob.ts'
import { Button } from '#web/ui/button.tsx'
import { printEventCertificate, printGuestCertificate } from '../../wire/certificates.ts'
import type { Registration } from './registration-words.ts'

const saved = {
  onDone: (pdf: Blob) => saveBlob(pdf, 'certificado.pdf'),
  failed: 'Não foi possível gerar o certificado agora. Por favor, tente novamente.',
}
type Props = { of: Registration['attributes']; /** Of a guest's link. */ token?: string | undefined }

/** Of who came, once the session is over. */
export function CertificatePart({ of, token }: Props) {
  const own = useAct(printEventCertificate, saved)
  const guests = useAct(printGuestCertificate, saved)
  if (!of.came_at || !of.over) return null
  return (
    <Section
      title="Certificado"
      id="certificado"
      lead={token ? 'Quem o recebe confere pelo código.' : 'As horas já entraram nas suas horas complementares.'}
    >
      <div>
        <Button
          kind="primary"
          loading={own.busy || guests.busy}
          onClick={() => (token ? guests.press({ token }) : own.press({ uuid: of.event_id }))}
        >
          Baixar certificado
        </Button>
      </div>
    </Section>
  )
}
