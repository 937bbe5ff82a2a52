import { IconPlus } from '#web/icons/p/plus.ts'
import { Link } from 'react-router'
import { isTypedKept } from '#web/storage/kept-typing.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { onDemand } from '#web/ui/dialogs/use-on-demand.tsx'
import { VerificationMark } from '../verification-mark.tsx'
import type { Edited } from './edited-company.ts'
import styles from './editing.module.css'

const useDialog = onDemand(async () => (await import('./new-branch-dialog.tsx')).NewBranchDialog)

/** Which form it is, for what was typed when a session ends. */
const newBranch = (id: string) => `branch of ${id}`

/** The companies directly below this one, and the way to one more. */
export function Branches({ company: { id, attributes } }: { company: Edited }) {
  const dialog = useDialog(() => isTypedKept(newBranch(id)))
  const { sub_companies } = attributes
  return (
    <section className={styles.card} aria-labelledby="filiais">
      <h2 id="filiais">Filiais</h2>
      {sub_companies.length === 0 && <p className={styles.muted}>Nenhuma filial cadastrada.</p>}
      <ul className={styles.branches}>
        {sub_companies.map((one) => (
          <li key={one.id}>
            <Link to={`/empresas/editar/${one.id}`}>{one.name}</Link>
            <span className={styles.muted}>{one.cnpj}</span>
            <VerificationMark of={one.verification} />
          </li>
        ))}
      </ul>
      <Button {...dialog.opener}>
        <Icon of={IconPlus} /> Cadastrar filial
      </Button>
      {dialog.show({ company_id: id, kept: newBranch(id) })}
    </section>
  )
}
