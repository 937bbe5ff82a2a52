import { IconPencil } from '#web/icons/p/pencil.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import type { SectionName } from '../profile/sections.ts'
import { words } from './fact.ts'
import { FactList } from './fact-list.tsx'
import styles from './profile-view.module.css'
import { SectionCard } from './section-card.tsx'

type Props = {
  /** Undefined until it is known. */ twoFactor: boolean | undefined
  editing: boolean
  onEdit: (section: SectionName) => void
}

/** How one comes in. Each has its own dialog, since each asks who is at the keyboard. */
export const AccessCard = ({ twoFactor, editing, onEdit }: Props) => (
  <SectionCard title="Acesso à conta" hidden>
    <FactList
      facts={[
        words('Senha', '••••••••'),
        words('Verificação em duas etapas', twoFactor === undefined ? null : twoFactor ? 'Ligada' : 'Desligada'),
      ]}
    />
    {editing && (
      <div className={styles.ways}>
        <Button aria-haspopup="dialog" onClick={() => onEdit('password')}>
          <Icon of={IconPencil} size={18} /> Trocar a senha
        </Button>
        <Button aria-haspopup="dialog" onClick={() => onEdit('two_factor')}>
          <Icon of={IconPencil} size={18} /> {twoFactor ? 'Desligar' : 'Ligar'} as duas etapas
        </Button>
      </div>
    )}
  </SectionCard>
)
