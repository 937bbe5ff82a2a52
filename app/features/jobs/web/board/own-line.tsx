import { IconCheck } from '#web/icons/c/check.ts'
import { IconSend } from '#web/icons/s/send.ts'
import { Icon } from '#web/ui/media/icon.tsx'
import styles from './own-line.module.css'
import type { OwnMark } from './use-own-marks.ts'

/** One's own state, else one line of fit. A student's page keeps the line's place until it is known. */
export const OwnLine = ({ mark }: { mark: OwnMark | undefined }) => (
  <p className={styles.own} data-state={mark?.state ? true : undefined}>
    {mark && (
      <>
        <Icon of={mark.state ? IconSend : IconCheck} size={16} />
        <span>{mark.state ?? mark.fit}</span>
      </>
    )}
  </p>
)
