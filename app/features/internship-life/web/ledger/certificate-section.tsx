import { useState } from 'react'
import { Link } from 'react-router'
import { useAct } from '#web/calls/use-act.ts'
import { dayWords } from '#web/moment.ts'
import { Actions, Facts, Muted, Section } from '#web/page/page.tsx'
import { RecordDialog } from '#web/record/record-dialog.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { saveBlob } from '#web/save-blob.ts'
import { Button } from '#web/ui/button.tsx'
import { lineField } from '#wire/blank-fields.ts'
import { downloadCertificate, issueCertificate, showLedger } from '../../wire/ledger.ts'
import type { By, Ledger } from './ledger-sections.tsx'

const fields = { performance: { ...lineField('Avaliação de desempenho', 4000), control: 'area' as const } }
const record = (performance: string | null) => ({ performance })

/** At the end: what was done, for how long and how well, sealed and checked by anybody. */
export function CertificateSection({ id, ledger, by }: { id: string; ledger: Ledger; by: By }) {
  const [issuing, setIssuing] = useState(false)
  const issue = useAct(issueCertificate, { refresh: [showLedger], done: 'O termo de realização foi emitido.' })
  const { certificate, performance, as_of, ends_on } = ledger
  const download = useAct(downloadCertificate, {
    onDone: (file) => saveBlob(file, `Termo de realização ${certificate?.code}.pdf`),
  })
  if (!certificate && as_of < ends_on) return null
  return (
    <Section title="Termo de realização" id="termo-de-realizacao">
      {certificate ? (
        <>
          <Facts
            facts={[
              [
                'Código',
                <Link key="code" to={`/verificar/${certificate.code}`}>
                  {certificate.code}
                </Link>,
              ],
              ['Emitido', `${dayWords(certificate.issued_at)}, por ${certificate.issued_by}`],
            ]}
          />
          <Actions>
            <Button kind="primary" loading={download.busy} onClick={() => download.press({ id })}>
              Baixar o termo
            </Button>
          </Actions>
        </>
      ) : (
        <>
          <Muted>
            {by === 'company'
              ? 'Devido a quem estagiou, com as atividades, o período, as horas e a avaliação (art. 9º, V).'
              : 'A empresa ainda não emitiu o termo do seu estágio.'}
          </Muted>
          {by === 'company' && (
            <Actions>
              <Button kind="primary" aria-haspopup="dialog" onClick={() => setIssuing(true)}>
                Emitir o termo
              </Button>
            </Actions>
          )}
        </>
      )}
      {issuing && (
        <RecordDialog
          title="Emitir o termo de realização"
          submit="Emitir"
          root="certificate"
          fields={fields}
          record={record(performance)}
          send={({ performance }) => issue.act({ id, certificate: { ...(performance && { performance }) } })}
          onClose={() => setIssuing(false)}
        >
          <Muted>Ele é emitido uma vez, com as atividades do termo e as horas da jornada. Confira a avaliação.</Muted>
          <RecordField of={fields} name="performance" />
        </RecordDialog>
      )}
    </Section>
  )
}
