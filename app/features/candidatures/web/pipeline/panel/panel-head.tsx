import { IconFileText } from '#web/icons/f/file-text.ts'
import { dayWords } from '#web/moment.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { choiceWords } from '../../../wire/candidature-words.ts'
import type { Assessment } from './assessment.ts'
import { OwnRating } from './own-rating.tsx'
import panel from './panel.module.css'
import { useResumePreview } from './use-resume-preview.ts'

/** Who it is, at a glance: studies, city, the promised date, and colleagues' stars. */
export function PanelHead({ of, suspended }: { of: Assessment; suspended: boolean }) {
  const { name, course, semester, university, city, readable, answer_by, overdue, choice, state_words } = of.attributes
  const resume = useResumePreview(of.id, name)
  const studies = [course, semester && `${semester}º`].filter(Boolean).join(', ')
  return (
    <>
      <p className={panel.who}>
        {readable
          ? [studies || 'Formação não informada', university, city].filter(Boolean).join(' · ')
          : 'Dados não visíveis'}
      </p>
      <div className={panel.row}>
        <span className={overdue ? panel.late : panel.pill}>
          {answer_by
            ? `${overdue ? 'Resposta atrasada, prometida até' : 'Responder até'} ${dayWords(answer_by)}`
            : state_words}
        </span>
        {choice && <span className={panel.pill}>{choiceWords(choice)} no programa</span>}
        <OwnRating of={of} />
        {!suspended && readable && (
          <Button className={panel.resume} loading={resume.busy} onClick={resume.open}>
            <Icon of={IconFileText} size={18} /> Abrir currículo em PDF
          </Button>
        )}
      </div>
    </>
  )
}
