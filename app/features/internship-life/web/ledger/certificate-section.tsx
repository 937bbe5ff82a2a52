import { useState } from 'react'
import { Link } from 'react-router'
import { useAct } from '#web/calls/use-act.ts'
import { dayWords } from '#web/moment.ts'
import { Actions, Entries, Facts, Muted, Named, Section } from '#web/page/page.tsx'
import { RecordDialog } from '#web/record/record-dialog.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { saveBlob } from '#web/save-blob.ts'
import { Button } from '#web/ui/button.tsx'
import { blankLine } from '#wire/blank-fields.ts'
import { textField } from '#wire/fields.ts'
import {
  downloadCertificate,
  issueCertificate,
  issueCertificateAgain,
  performanceText,
  showLedger,
} from '../../wire/ledger.ts'
import type { By, Ledger } from './ledger-sections.tsx'

const REASON = { ...textField('Por que emitir de novo', 500), control: 'area' as const }
const performanceField = blankLine('Avaliação de desempenho', performanceText, { most: 4000 })
const fields = { performance: { ...performanceField, control: 'area' as const } }
const againFields = { reason: REASON, ...fields }
const record = (performance: string | null) => ({ performance })

/** At the end: what was done, for how long and how well, sealed and checked by anybody. */
export function CertificateSection({ id, ledger, by }: { id: string; ledger: Ledger; by: By }) {
  const [issuing, setIssuing] = useState<'first' | 'again'>()
  const shut = () => setIssuing(undefined)
  const issue = useAct(issueCertificate, { refresh: [showLedger], done: 'O termo de realização foi emitido.' })
  const again = useAct(issueCertificateAgain, { refresh: [showLedger], done: 'O novo termo foi emitido.' })
  const { certificate, replaced_certificates: replaced, performance, as_of, ends_on } = ledger
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
            {by === 'company' && certificate.sealed_at && (
              <Button aria-haspopup="dialog" onClick={() => setIssuing('again')}>
                Emitir de novo
              </Button>
            )}
          </Actions>
          {replaced.length > 0 && <Replaced of={replaced} />}
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
              <Button kind="primary" aria-haspopup="dialog" onClick={() => setIssuing('first')}>
                Emitir o termo
              </Button>
            </Actions>
          )}
        </>
      )}
      {issuing === 'first' && (
        <RecordDialog
          title="Emitir o termo de realização"
          submit="Emitir"
          root="certificate"
          fields={fields}
          record={record(performance)}
          send={({ performance }) => issue.act({ id, certificate: { ...(performance && { performance }) } })}
          onClose={shut}
        >
          <Muted>Ele sai com as atividades do termo e as horas da jornada. Confira a avaliação.</Muted>
          <RecordField of={fields} name="performance" />
        </RecordDialog>
      )}
      {issuing === 'again' && certificate && (
        <RecordDialog
          title="Emitir o termo de novo"
          submit="Emitir de novo"
          root="certificate"
          fields={againFields}
          record={{ ...record(performance), reason: '' }}
          send={({ reason, performance }) =>
            again.act({
              id,
              certificate: { code: certificate.code, reason, ...(performance && { performance }) },
            })
          }
          onClose={shut}
        >
          <Muted>
            O termo {certificate.code} passa a constar como substituído e continua na história, com este motivo.
          </Muted>
          <RecordField of={againFields} name="reason" />
          <RecordField of={againFields} name="performance" />
        </RecordDialog>
      )}
    </Section>
  )
}

/** What was issued before, and why another one stands in its place. */
const Replaced = ({ of }: { of: Ledger['replaced_certificates'] }) => (
  <Entries>
    {of.map(({ code, issued_at, replaced_at, reason }) => (
      <li key={code}>
        <div>
          <Named name={code} to={`/verificar/${code}`}>
            Emitido em {dayWords(issued_at)}, substituído em {dayWords(replaced_at)}: {reason}
          </Named>
        </div>
      </li>
    ))}
  </Entries>
)
