import { IconAlertTriangle } from '#web/icons/a/alert-triangle.ts'
import { Icon } from '#web/ui/media/icon.tsx'
import styles from './update-notice.module.css'

export function UpdateNotice() {
  return (
    <div className={styles.notice} role="note">
      <Icon of={IconAlertTriangle} />
      <p>
        <strong>Estamos evoluindo.</strong> Uma nova versão da plataforma está chegando aos poucos. Você pode notar
        variações no design, pequenas inconsistências ou instabilidades ocasionais.
      </p>
    </div>
  )
}
