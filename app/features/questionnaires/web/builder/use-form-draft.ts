import { get, useFormContext, useFormState } from 'react-hook-form'
import { useRef, useState } from 'react'
import { useField } from '#web/form/use-field.ts'
import type { Question, Section } from '../../wire/questions.ts'
import * as drafts from './form-draft.ts'

type Values = { sections: Section[]; questions: Question[] }

/** The button that moved something keeps the focus, or its other one at an edge. */
const focusMover = (selector: string, does: string) =>
  setTimeout(() => {
    const movers = [...document.querySelectorAll<HTMLButtonElement>(`${selector} [data-does]`)]
    const same = movers.find((one) => one.dataset['does'] === does && !one.disabled)
    ;(same ?? movers.find((one) => !one.disabled))?.focus()
  })

/** Sections and questions of the form, and what a person does to them. */
export function useFormDraft() {
  const { setValue } = useFormContext<Values>()
  const { errors } = useFormState<Values>()
  const sections = useField<Section[], Values, Values>({ name: 'sections' })
  const questions = useField<Question[], Values, Values>({ name: 'questions' })
  const [open, setOpen] = useState<string>()
  const [told, setTold] = useState('')
  const draft: drafts.Draft = { sections: sections.value ?? [], questions: questions.value ?? [] }
  const latest = useRef(draft)
  latest.current = draft

  function write(next: drafts.Draft) {
    const how = { shouldDirty: true, shouldTouch: true }
    if (next.sections !== draft.sections) setValue('sections', next.sections, how)
    if (next.questions !== draft.questions) questions.onChange(next.questions)
  }

  const placeOf = ({ questions }: drafts.Draft, id: string) => questions.findIndex((one) => one.id === id) + 1

  return {
    draft,
    open,
    setOpen,
    /** What the last move did, for whoever does not see it. */
    told,
    errorAt: (path: string) => {
      const found = get(errors, path) as { message?: unknown } | undefined
      return typeof found?.message === 'string' ? found.message : undefined
    },
    isWrong: (path: string) => get(errors, path) !== undefined,
    change: (at: number, question: Question) => questions.onChange(latest.current.questions.with(at, question)),
    rename: (at: number, title: string) =>
      sections.onChange(draft.sections.with(at, { ...draft.sections[at]!, title })),
    add(section_id: string) {
      const question = drafts.newQuestion(section_id)
      write(drafts.added(draft, question))
      setOpen(question.id)
      const at = () => placeOf(latest.current, question.id) - 1
      setTimeout(() => document.getElementsByName(`questions.${at()}.label`)[0]?.focus())
    },
    copy(id: string) {
      const { draft: next, copy } = drafts.copied(draft, id)
      write(next)
      setOpen(copy)
      setTold('Pergunta copiada.')
    },
    remove(id: string) {
      write({ ...draft, questions: draft.questions.filter((one) => one.id !== id) })
      setTold('Pergunta removida.')
    },
    move(id: string, by: 1 | -1) {
      const next = drafts.moved(draft, id, by)
      write(next)
      setTold(`Pergunta na posição ${placeOf(next, id)} de ${next.questions.length}.`)
      focusMover(`[data-question="${id}"]`, by > 0 ? 'down' : 'up')
    },
    drop(id: string, before: string) {
      if (placeOf(draft, id)) write(drafts.dropped(draft, id, before))
    },
    addSection() {
      const id = drafts.freshId()
      write({ ...draft, sections: [...draft.sections, { id, title: '' }] })
      setTimeout(() => document.getElementsByName(`sections.${draft.sections.length}.title`)[0]?.focus())
    },
    moveSection(at: number, by: 1 | -1) {
      write(drafts.movedSection(draft, at, by))
      setTold(`Seção na posição ${at + by + 1} de ${draft.sections.length}.`)
      focusMover(`[data-section="${draft.sections[at]!.id}"] > header`, by > 0 ? 'down' : 'up')
    },
    removeSection: (id: string) => write(drafts.withoutSection(draft, id)),
  }
}
export type FormDraft = ReturnType<typeof useFormDraft>
