import { IconCircle } from '#web/icons/c/circle.ts'
import { IconCircleCheckFilled } from '#web/icons/c/circle-check-filled.ts'
import { Link } from 'react-router'
import { Collapsible } from '#web/ui/collapsible.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import type { OwnAttributes } from '../own-attributes.ts'
import { stepAddress } from './step-address.ts'
import { WIZARD_STEPS } from './wizard-steps.ts'
import styles from './wizard.module.css'

/** All the parts, which of them are told, and the way to each. */
export function StepList({ place, profile }: { place: number; profile: OwnAttributes }) {
  const filled = WIZARD_STEPS.filter(({ isFilled }) => isFilled(profile)).length
  return (
    <nav className={styles.steps} aria-label="Partes do perfil">
      <Collapsible
        onlyOnMobile
        heading="h2"
        title="Partes do perfil"
        note={`${filled} de ${WIZARD_STEPS.length} preenchidas`}
      >
        <ol className={styles.list}>
          {WIZARD_STEPS.map(({ step, title, isFilled }, at) => (
            <li key={step}>
              <Link to={stepAddress(step)} preventScrollReset aria-current={at === place ? 'step' : undefined}>
                <span className={styles.mark} data-filled={isFilled(profile) || undefined}>
                  <Icon of={isFilled(profile) ? IconCircleCheckFilled : IconCircle} size={18} />
                </span>
                {title}
                {isFilled(profile) && <span className="unseen">, preenchida</span>}
              </Link>
            </li>
          ))}
        </ol>
      </Collapsible>
    </nav>
  )
}
