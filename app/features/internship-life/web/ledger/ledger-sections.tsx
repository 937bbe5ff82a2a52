import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { Loaded } from '#web/page/loaded.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { showLedger } from '../../wire/ledger.ts'
import { CertificateSection } from './certificate-section.tsx'
import { LedgerItems } from './ledger-items.tsx'
import { RecessSection } from './recess-section.tsx'

export type Ledger = Answer<typeof showLedger>['data']['attributes']
export type By = 'company' | 'intern'

/** What is due in an internship, in order, and its recess. */
export function LedgerSections({ id, by }: { id: string; by: By }) {
  const ledger = useQuery(answerOf(showLedger, { id }))
  return (
    <Loaded of={[ledger]} missing="O calendário começa com o contrato">
      {({ data: { attributes } }) => (
        <>
          <LedgerItems id={id} ledger={attributes} by={by} />
          <CertificateSection id={id} ledger={attributes} by={by} />
          <RecessSection id={id} ledger={attributes} by={by} />
        </>
      )}
    </Loaded>
  )
}
