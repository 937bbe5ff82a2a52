import { IconCircleCheck } from '#web/icons/c/circle-check.ts'
import { Link } from 'react-router'
import { Icon } from '#web/ui/media/icon.tsx'
import type { OwnAttributes } from './own-attributes.ts'
import { stepAddress } from './wizard/step-address.ts'
import styles from './completeness-note.module.css'

/** How complete the profile is, and what would help most. */
export function CompletenessNote({
  completeness: { percentage, next },
  here,
}: Pick<OwnAttributes, 'completeness'> & { /** The step that is open. */ here?: string }) {
  return (
    <div className={styles.note}>
      <div className={styles.figure}>
        <progress value={percentage} max={100} aria-label="Perfil preenchido" />
        <strong>{percentage}%</strong>
      </div>
      {next ? (
        <p>
          O que mais ajuda agora:{' '}
          {next.step === here ? (
            next.words
          ) : (
            <Link to={stepAddress(next.step)} preventScrollReset={here !== undefined}>
              {next.words}
            </Link>
          )}{' '}
          <span className={styles.worth}>(vale {next.weight}%)</span>
        </p>
      ) : (
        <p className={styles.done}>
          <Icon of={IconCircleCheck} /> Perfil completo. É só manter em dia.
        </p>
      )}
    </div>
  )
}
