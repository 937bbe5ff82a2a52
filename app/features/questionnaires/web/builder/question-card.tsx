import { IconArrowDown } from '#web/icons/a/arrow-down.ts'
import { IconArrowUp } from '#web/icons/a/arrow-up.ts'
import { IconCopy } from '#web/icons/c/copy.ts'
import { IconGripVertical } from '#web/icons/g/grip-vertical.ts'
import { IconTrash } from '#web/icons/t/trash.ts'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { REVEAL } from '#web/ui/reveal.ts'
import { QUESTION_TYPES } from '#wire/questions/question-words.ts'
import type { Question } from '../../wire/questions.ts'
import styles from './builder.module.css'

export const CARRIED = 'text/x-question'

type Props = {
  question: Question
  place: number
  name: string
  isOpen: boolean
  isWrong: boolean
  edges: { first: boolean; last: boolean }
  onToggle: (open: boolean) => void
  onMove: (by: 1 | -1) => void
  onDrop: (id: string) => void
  onCopy: () => void
  onRemove: () => void
  children: ReactNode
}

const factsOf = ({ type, required, show_if, knockout, options, scored }: Question) =>
  [
    QUESTION_TYPES[type],
    required && 'obrigatória',
    show_if && 'condicional',
    knockout && 'elimina',
    (scored || options.some(({ points }) => points)) && 'vale pontos',
  ]
    .filter(Boolean)
    .join(' · ')

/** One question in its place: closed in a line, open with all that it says. */
export function QuestionCard(props: Props) {
  const { question, place, name, isOpen, isWrong, edges, onToggle, onMove, onDrop, onCopy, onRemove, children } = props
  const { id, label } = question
  const card = useRef<HTMLLIElement>(null)
  const said = `pergunta ${place}`
  useEffect(() => {
    const node = card.current!
    const show = () => onToggle(true)
    node.addEventListener(REVEAL, show)
    return () => node.removeEventListener(REVEAL, show)
  })
  return (
    <li
      ref={card}
      className={styles.card}
      data-question={id}
      data-field={name}
      data-wrong={isWrong || undefined}
      tabIndex={-1}
      onDragOver={(event) => event.dataTransfer.types.includes(CARRIED) && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onDrop(event.dataTransfer.getData(CARRIED))
      }}
    >
      <div className={styles.line}>
        <span
          className={styles.grip}
          draggable
          title="Arraste para mudar a ordem"
          onDragStart={(event) => {
            event.dataTransfer.setData(CARRIED, id)
            event.dataTransfer.effectAllowed = 'move'
          }}
        >
          <Icon of={IconGripVertical} />
        </span>
        <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
          <span className={styles.words}>
            {place}. {label || 'Pergunta sem texto'}
          </span>
          <span className={styles.facts}>{isWrong ? 'Há algo a corrigir' : factsOf(question)}</span>
        </button>
        <span className={styles.tools}>
          <Button
            kind="icon"
            data-does="up"
            aria-label={`Subir ${said}`}
            disabled={edges.first}
            onClick={() => onMove(-1)}
          >
            <Icon of={IconArrowUp} />
          </Button>
          <Button
            kind="icon"
            data-does="down"
            aria-label={`Descer ${said}`}
            disabled={edges.last}
            onClick={() => onMove(1)}
          >
            <Icon of={IconArrowDown} />
          </Button>
          <Button kind="icon" aria-label={`Copiar ${said}`} onClick={onCopy}>
            <Icon of={IconCopy} />
          </Button>
          <Button kind="icon" aria-label={`Remover ${said}`} onClick={onRemove}>
            <Icon of={IconTrash} />
          </Button>
        </span>
      </div>
      {isOpen && children}
    </li>
  )
}
