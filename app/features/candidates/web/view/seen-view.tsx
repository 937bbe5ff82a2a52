import { EmptyState } from '#web/ui/states/state.tsx'
import { isTold } from './fact.ts'
import { FactList } from './fact-list.tsx'
import { HiddenNotice } from './hidden-notice.tsx'
import { ProfileHead } from './profile-head.tsx'
import styles from './profile-view.module.css'
import { SectionCard } from './section-card.tsx'
import { useEditDialog } from './use-edit-dialog.tsx'
import { isBeside, type View, viewSections, type ViewSection } from './view-sections.ts'

type Props = { view: View; /** Its owner, looking through a company's eyes. */ preview: boolean; onLeave: () => void }

/** As companies see it: what is not told, or not shown, is not there. */
export function SeenView({ view, preview, onLeave }: Props) {
  const sections = viewSections(view)
    .map((section) => ({ ...section, facts: section.facts.filter(isTold) }))
    .filter(({ facts }) => facts.length > 0)
  return (
    <div className={styles.page}>
      {preview && <Preview visible={view.visible_sections} onLeave={onLeave} />}
      <ProfileHead view={view} />
      {sections.length === 0 && (
        <EmptyState
          drawing="folder"
          heading="h2"
          title="Esta pessoa ainda não mostra mais nada"
          text="Só o nome está à vista, por escolha dela ou porque o perfil está no começo."
        />
      )}
      <div className={styles.columns}>
        <Cards of={sections.filter(({ key }) => !isBeside(key, false))} />
        <Cards of={sections.filter(({ key }) => isBeside(key, false))} />
      </div>
    </div>
  )
}

const Cards = ({ of }: { of: ViewSection[] }) =>
  of.length > 0 && (
    <div className={styles.column}>
      {of.map(({ key, title, facts }) => (
        <SectionCard key={key} title={title}>
          <FactList facts={facts} />
        </SectionCard>
      ))}
    </div>
  )

function Preview({ visible, onLeave }: { visible: View['visible_sections']; onLeave: () => void }) {
  const { edit, dialog } = useEditDialog()
  return (
    <>
      <HiddenNotice visible={visible} onChoose={() => edit('privacy')} onLeave={onLeave} />
      {dialog}
    </>
  )
}
