import { useState } from 'react'
import { keysOf, VISIBLE_SECTIONS } from '../../wire/enumerations.ts'
import { CompletenessNote } from '../completeness-note.tsx'
import { useOwnProfile } from '../profile/use-own-profile.ts'
import { BondNote } from './bond-note.tsx'
import { tags, yesOrNo } from './fact.ts'
import { FactList } from './fact-list.tsx'
import { OwnTools, ProfileHead } from './profile-head.tsx'
import { ProfileViews } from './profile-views.tsx'
import styles from './profile-view.module.css'
import { ResumeCard } from './resume-card.tsx'
import { SectionCard } from './section-card.tsx'
import { useEditDialog } from './use-edit-dialog.tsx'
import { isBeside, type View, viewSections } from './view-sections.ts'

/** Everything that is stored, with a pencil beside each part once editing is switched on. */
export function OwnView({ id, view, onPreview }: { id: string; view: View; onPreview: () => void }) {
  const [editing, setEditing] = useState(false)
  const { profile } = useOwnProfile()
  const { edit, dialog } = useEditDialog()
  const pencil = (target: Parameters<typeof edit>[0]) => (editing ? { onEdit: () => edit(target) } : {})
  const sections = viewSections(view).map(({ key, title, facts, shown_by }) => ({
    beside: isBeside(key, true),
    card: (
      <SectionCard key={key} title={title} hidden={!shown_by.some((part) => view.visible_sections.includes(part))} {...pencil(key)}>
        <FactList facts={facts} />
      </SectionCard>
    ),
  }))
  const shown = keysOf(VISIBLE_SECTIONS).filter((part) => view.visible_sections.includes(part))
  return (
    <div className={styles.page}>
      <ProfileHead view={view} {...(editing && { onEditPhoto: () => edit('photo') })}>
        {profile ? <CompletenessNote {...profile} /> : <div className={styles.noteAwaited} />}
      </ProfileHead>
      {profile && <BondNote {...profile} />}
      <OwnTools id={id} slug={view.slug} editing={editing} onEditing={setEditing} onPreview={onPreview} />
      <div className={styles.columns}>
        <div className={styles.column}>{sections.filter(({ beside }) => !beside).map(({ card }) => card)}</div>
        <div className={styles.column}>
          {sections.filter(({ beside }) => beside).map(({ card }) => card)}
          <ResumeCard file={view.curriculum_vitae} hidden={!view.visible_sections.includes('resume')} {...pencil('resume')} />
          <SectionCard title="Privacidade" {...pencil('privacy')}>
            <FactList
              facts={[
                tags('O que as empresas veem', shown.map((part) => VISIBLE_SECTIONS[part])),
                yesOrNo('Apareço na pré-seleção de vagas', view.personal?.auto_enroll ?? null),
                yesOrNo('Podem falar comigo por WhatsApp', view.personal?.authorize_whatsapp ?? null),
              ]}
            />
          </SectionCard>
          <div className={styles.unprinted}><ProfileViews /></div>
        </div>
      </div>
      {dialog}
    </div>
  )
}
