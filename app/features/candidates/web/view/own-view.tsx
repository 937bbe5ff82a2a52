import { useState } from 'react'
import { usePrinting } from '#web/ui/use-printing.ts'
import { keysOf } from '#wire/keys-of.ts'
import { VISIBLE_SECTIONS, type VisibleSection } from '../../wire/enumerations.ts'
import { CompletenessNote } from '../completeness-note.tsx'
import { useOwnProfile } from '../profile/use-own-profile.ts'
import { AccessCard } from './access-card.tsx'
import { BondNote } from './bond-note.tsx'
import { isTold, tags, yesOrNo } from './fact.ts'
import { FactList } from './fact-list.tsx'
import { OwnTools, ProfileHead } from './profile-head.tsx'
import { ProfileViews } from './profile-views.tsx'
import styles from './profile-view.module.css'
import { ResumeCard } from './resume-card.tsx'
import { SectionCard } from './section-card.tsx'
import { useEditDialog } from './use-edit-dialog.tsx'
import { asResume, isBeside, type View, viewSections, whatsapp } from './view-sections.ts'

/**
 * Everything that is stored, with a pencil beside each part once editing is switched on. On paper, which others get to
 * read, it is a résumé.
 */
export function OwnView({ id, view, onPreview }: { id: string; view: View; onPreview: () => void }) {
  const [edits, setEditing] = useState(false)
  const printing = usePrinting()
  const editing = edits && !printing
  const { profile } = useOwnProfile()
  const { edit, dialog } = useEditDialog()
  const pencil = (target: Parameters<typeof edit>[0]) => (editing ? { onEdit: () => edit(target) } : {})
  const sees = (part: VisibleSection) => view.visible_sections.includes(part)
  const parts = printing
    ? viewSections(asResume(view)).map((part) => ({ ...part, facts: part.facts.filter(isTold) }))
    : viewSections(view)
  const told = parts.filter(({ facts }) => facts.length)
  const sections = told.map(({ key, title, facts, shown_by, private_besides }) => ({
    beside: isBeside(key, true),
    card: (
      <SectionCard
        key={key}
        title={title}
        hidden={
          !shown_by.some(sees) ||
          (private_besides && shown_by.filter(sees).map((part) => VISIBLE_SECTIONS[part].toLowerCase()))
        }
        {...pencil(key)}
      >
        <FactList facts={facts} />
      </SectionCard>
    ),
  }))
  const shown = keysOf(VISIBLE_SECTIONS).filter(sees)
  return (
    <div className={styles.page}>
      <ProfileHead view={view} {...(editing && { onEditPhoto: () => edit('photo') })}>
        <div className={styles.unprinted}>
          {profile ? <CompletenessNote {...profile} /> : <div className={styles.noteAwaited} />}
        </div>
      </ProfileHead>
      <div className={styles.unprinted}>{profile && <BondNote {...profile} />}</div>
      <OwnTools id={id} slug={view.slug} editing={editing} onEditing={setEditing} onPreview={onPreview} />
      <div className={styles.columns}>
        <div className={styles.column}>{sections.filter(({ beside }) => !beside).map(({ card }) => card)}</div>
        <div className={styles.column}>
          {sections.filter(({ beside }) => beside).map(({ card }) => card)}
          <div className={styles.unprinted}>
            <ResumeCard
              file={view.curriculum_vitae}
              hidden={!view.visible_sections.includes('resume')}
              {...pencil('resume')}
            />
            <SectionCard title="Privacidade" {...pencil('privacy')}>
              <FactList
                facts={[
                  tags(
                    'O que as empresas veem',
                    shown.map((part) => VISIBLE_SECTIONS[part]),
                  ),
                  yesOrNo('Apareço na pré-seleção de vagas', view.personal?.auto_enroll ?? null),
                  whatsapp(view),
                ]}
              />
            </SectionCard>
            <AccessCard twoFactor={profile?.otp_required_for_login} editing={editing} onEdit={edit} />
            <ProfileViews />
          </div>
        </div>
      </div>
      {dialog}
    </div>
  )
}
