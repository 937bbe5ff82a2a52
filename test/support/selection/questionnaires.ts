// Questionnaires, and jobs that ask them.
import { publishJob, updateJob } from '#features/jobs/wire/writing.ts'
import * as wire from '#features/questionnaires/wire/forms.ts'
import type { Question } from '#features/questionnaires/wire/questions.ts'
import type { TestApp } from '../app.ts'
import { draftJob } from '../jobs.ts'

type Form = Parameters<typeof draftJob>[2]

/** Valid as it is: one of each type differs by what is changed. */
export const asked = (id: string, changes: Partial<Question> = {}): Question => ({
  id,
  section_id: 'one',
  type: 'short',
  label: `Pergunta ${id}`,
  hint: null,
  required: false,
  options: [],
  min: null,
  max: null,
  scored: false,
  show_if: null,
  knockout: null,
  ...changes,
})
export const option = (id: string, points: number | null = null) => ({ id, label: `Opção ${id}`, points })
export const choice = (id: string, changes: Partial<Question> = {}) =>
  asked(id, { type: 'single', options: [option('yes', 10), option('no', 2)], ...changes })
export const when = (question_id: string, changes: Partial<NonNullable<Question['show_if']>> = {}) => ({
  question_id,
  options: [],
  least: null,
  most: null,
  ...changes,
})
export const must = (changes: Partial<NonNullable<Question['knockout']>>) => ({
  options: [],
  least: null,
  most: null,
  ...changes,
})

export const SECTIONS = [{ id: 'one', title: 'Sobre o trabalho' }]

export const questionnaires = (app: TestApp, recruiter: () => string) => {
  const write = async (questions: Question[], more: object = {}, token = recruiter()) =>
    (
      await app.call(
        wire.createForm,
        { form: { title: 'Perguntas de sempre', sections: SECTIONS, questions, ...more } },
        token,
      )
    ).data
  const show = async (id: string, token = recruiter()) =>
    (await app.call(wire.showFormAttributes, { id }, token)).data.attributes
  return {
    write,
    show,
    async change(id: string, form: object, token = recruiter()) {
      const { lock_version } = await show(id, token)
      return (await app.call(wire.updateForm, { id, form: { lock_version, ...form } }, token)).data.attributes
    },
    /** On air, asking these questions. */
    async jobAsking(questions: Question[], changes: Form = {}) {
      const { id: form_id } = await write(questions)
      const { id } = await draftJob(app, recruiter(), { form_id, ...changes })
      const { slug } = (await app.call(publishJob, { id }, recruiter())).data.attributes
      return { id, slug, form_id }
    },
    /** Published anew: with the latest version. */
    ask: async (id: string, form_id: string | null, lock_version: number) =>
      (await app.call(updateJob, { id, job: { form_id, lock_version } }, recruiter())).data.attributes,
  }
}
