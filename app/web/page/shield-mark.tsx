import { Icon } from '#web/ui/media/icon.tsx'
import { SHIELDS, type Tone } from './shields.ts'
import styles from './verdict.module.css'

export const ShieldMark = ({ tone }: { tone: Tone }) => (
  <span className={styles.mark} data-tone={tone}>
    <Icon of={SHIELDS[tone]} />
  </span>
)
