import { IconBrandWhatsapp } from '#web/icons/b/brand-whatsapp.ts'
import { IconEye } from '#web/icons/e/eye.ts'
import { IconFileDownload } from '#web/icons/f/file-download.ts'
import { IconFileText } from '#web/icons/f/file-text.ts'
import { IconMapPin } from '#web/icons/m/map-pin.ts'
import { IconPencil } from '#web/icons/p/pencil.ts'
import { IconSchool } from '#web/icons/s/school.ts'
import type { ReactNode } from 'react'
import { Avatar } from '#web/layout/headers/avatar.tsx'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { Switch } from '#web/ui/switch.tsx'
import styles from './profile-view.module.css'
import { useResume } from './use-resume.ts'
import type { View } from './view-sections.ts'

type Props = { view: View; children?: ReactNode; onEditPhoto?: () => void }

/** Who this is, at a glance. */
export function ProfileHead({ view, children, onEditPhoto }: Props) {
  const { name, avatar, course, university, city, state, whatsapp_url, curriculum_vitae } = view
  const studies = [course, university].filter(Boolean).join(' · ')
  const place = [city, state].filter(Boolean).join(', ')
  const seenByOthers = !onEditPhoto && !children
  return (
    <header className={styles.head}>
      <div className={styles.photo}>
        <Avatar name={name} src={avatar} size={96} />
        {onEditPhoto && (
          <Button
            kind="icon"
            className={styles.photoEdit}
            aria-haspopup="dialog"
            aria-label="Editar foto"
            title="Editar foto"
            onClick={onEditPhoto}
          >
            <Icon of={IconPencil} size={18} />
          </Button>
        )}
      </div>
      <div className={styles.who}>
        <h1>{name}</h1>
        {studies && (
          <p className={styles.about}>
            <Icon of={IconSchool} size={18} /> {studies}
          </p>
        )}
        {place && (
          <p className={styles.about}>
            <Icon of={IconMapPin} size={18} /> {place}
          </p>
        )}
        {children}
        {seenByOthers && (whatsapp_url || curriculum_vitae) && (
          <div className={styles.actions}>
            {whatsapp_url && (
              <ButtonAnchor kind="primary" href={whatsapp_url} target="_blank" rel="noopener noreferrer">
                <Icon of={IconBrandWhatsapp} /> Conversar no WhatsApp
              </ButtonAnchor>
            )}
            {curriculum_vitae && (
              <ButtonAnchor href={curriculum_vitae.url} target="_blank" rel="noopener noreferrer">
                <Icon of={IconFileText} /> Abrir currículo
              </ButtonAnchor>
            )}
          </div>
        )}
      </div>
    </header>
  )
}

type ToolProps = { id: string; slug: string; editing: boolean; onEditing: (on: boolean) => void; onPreview: () => void }

/** What the person can do with the page. */
export function OwnTools({ id, slug, editing, onEditing, onPreview }: ToolProps) {
  const resume = useResume(id, slug)
  return (
    <div className={styles.tools}>
      <Switch on={editing} onChange={onEditing}>
        Editar
      </Switch>
      <Button onClick={onPreview}>
        <Icon of={IconEye} /> Como as empresas veem
      </Button>
      <Button onClick={resume.download} loading={resume.busy}>
        <Icon of={IconFileDownload} /> Baixar currículo em PDF
      </Button>
    </div>
  )
}
