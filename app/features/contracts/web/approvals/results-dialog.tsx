import { Link } from 'react-router'
import { Actions, Stack } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import type { Answer } from '#wire/endpoint.ts'
import type { approveContracts } from '../../wire/approvals.ts'
import { count } from '../dashboard/group-words.ts'
import styles from './approvals.module.css'

export type Results = Answer<typeof approveContracts>
const ORDER = ['failed', 'already', 'approved'] as const

/** What became of each; what was not approved stands first, with the reason. */
export const ResultsDialog = ({ results, onClose }: { results: Results; onClose: () => void }) => (
  <Dialog
    open
    onClose={onClose}
    title={
      results.failed
        ? 'Nem todos foram aprovados'
        : `${count(results.approved, 'contrato aprovado', 'contratos aprovados')}`
    }
  >
    <Stack>
      <p>
        {[
          count(results.approved, 'aprovado', 'aprovados'),
          results.already > 0 && `${count(results.already, 'já estava aprovado', 'já estavam aprovados')}`,
          results.failed > 0 && count(results.failed, 'não aprovado', 'não aprovados'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <ul className={styles.results}>
        {ORDER.flatMap((outcome) => results.data.filter((one) => one.outcome === outcome)).map((one) => (
          <li key={one.id} data-outcome={one.outcome}>
            {one.intern_name ? <Link to={`/envelopes/${one.id}`}>{one.intern_name}</Link> : 'Contrato'}
            <span>{one.words}</span>
          </li>
        ))}
      </ul>
      <Actions end>
        <Button kind="primary" onClick={onClose}>
          Fechar
        </Button>
      </Actions>
    </Stack>
  </Dialog>
)
