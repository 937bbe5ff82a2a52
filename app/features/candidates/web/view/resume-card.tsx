import { IconPaperclip } from '#web/icons/p/paperclip.ts'
import { Icon } from '#web/ui/media/icon.tsx'
import { NotInformed } from '#web/ui/alerts/informed.tsx'
import styles from './profile-view.module.css'
import { SectionCard } from './section-card.tsx'
import type { View } from './view-sections.ts'

/** The résumé that the person wrote elsewhere; Ponte's own is made from the profile at any time. */
export const ResumeCard = ({
  file,
  hidden,
  onEdit,
}: {
  file: View['curriculum_vitae']
  hidden: boolean
  onEdit?: () => void
}) => (
  <SectionCard title="Currículo enviado" hidden={hidden} {...(onEdit && { onEdit })}>
    {file ? (
      <a className={styles.file} href={file.url} target="_blank" rel="noopener noreferrer">
        <Icon of={IconPaperclip} size={18} />
        {file.name}
      </a>
    ) : (
      <NotInformed />
    )}
  </SectionCard>
)
