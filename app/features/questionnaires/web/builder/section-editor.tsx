import { IconArrowDown } from '#web/icons/a/arrow-down.ts'
import { IconArrowUp } from '#web/icons/a/arrow-up.ts'
import { IconPlus } from '#web/icons/p/plus.ts'
import { IconTrash } from '#web/icons/t/trash.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { LABEL_LENGTH, MOST_QUESTIONS } from '#wire/questions/question-words.ts'
import styles from './builder.module.css'
import { isEdge } from './form-draft.ts'
import { PlainText } from './plain-fields.tsx'
import { QuestionCard } from './question-card.tsx'
import { QuestionEditor } from './question-editor.tsx'
import type { FormDraft } from './use-form-draft.ts'

type Props = { at: number; of: FormDraft; hints: Readonly<Record<string, string>> }

/** A section with its questions, and the button that adds one. */
export function SectionEditor({ at, of, hints }: Props) {
  const { draft, open } = of
  const { sections, questions } = draft
  const section = sections[at]!
  const said = `seção ${at + 1}`
  return (
    <section className={styles.section} aria-label={section.title || `Seção ${at + 1}`} data-section={section.id}>
      <header className={styles.head}>
        <PlainText
          label={`Seção ${at + 1}`}
          name={`sections.${at}.title`}
          required
          value={section.title}
          most={LABEL_LENGTH}
          error={of.errorAt(`sections.${at}.title`)}
          onChange={(title) => of.rename(at, title)}
        />
        {sections.length > 1 && (
          <span className={styles.tools}>
            <Button
              kind="icon"
              data-does="up"
              aria-label={`Subir ${said}`}
              disabled={at === 0}
              onClick={() => of.moveSection(at, -1)}
            >
              <Icon of={IconArrowUp} />
            </Button>
            <Button
              kind="icon"
              data-does="down"
              aria-label={`Descer ${said}`}
              disabled={at === sections.length - 1}
              onClick={() => of.moveSection(at, 1)}
            >
              <Icon of={IconArrowDown} />
            </Button>
            <Button
              kind="icon"
              title="As perguntas vão para a seção vizinha"
              aria-label={`Remover ${said}`}
              onClick={() => of.removeSection(section.id)}
            >
              <Icon of={IconTrash} />
            </Button>
          </span>
        )}
      </header>
      <ol className={styles.list}>
        {questions.map((question, i) => {
          if (question.section_id !== section.id) return null
          const name = `questions.${i}`
          return (
            <QuestionCard
              key={question.id}
              question={question}
              place={i + 1}
              name={name}
              isOpen={open === question.id}
              isWrong={of.isWrong(name)}
              edges={{ first: isEdge(draft, question.id, -1), last: isEdge(draft, question.id, 1) }}
              onToggle={(wanted) => of.setOpen(wanted ? question.id : undefined)}
              onMove={(by) => of.move(question.id, by)}
              onDrop={(id) => of.drop(id, question.id)}
              onCopy={() => of.copy(question.id)}
              onRemove={() => of.remove(question.id)}
            >
              <QuestionEditor
                question={question}
                name={name}
                earlier={questions.slice(0, i)}
                hint={hints[question.id]}
                errorAt={(path) => of.errorAt(`${name}.${path}`)}
                onChange={(changed) => of.change(i, changed)}
              />
            </QuestionCard>
          )
        })}
      </ol>
      {questions.length < MOST_QUESTIONS && (
        <div>
          <Button aria-label={`Adicionar pergunta à ${said}`} onClick={() => of.add(section.id)}>
            <Icon of={IconPlus} /> Adicionar pergunta
          </Button>
        </div>
      )}
    </section>
  )
}
