// A small course with an item of each kind, published by the loader of the carried courses.
import { loadAcademy } from '#features/academy/server/academy.ts'
import type { CourseDraft, DraftItem } from '#features/academy/wire/course-draft.ts'
import type { TestApp } from '../app.ts'

export const COURSE = 'amostra'
export const SECONDS = 600
const VTT =
  'WEBVTT\n\n00:00.000 --> 00:04.000\nBem-vindo ao curso.\n\n00:04.000 --> 00:09.000\nComeçamos pelo contrato.\n'

const question = (key: string, kind: 'single' | 'multiple', right: string[]) => ({
  key,
  kind,
  text: `Pergunta ${key}`,
  options: ['a', 'b', 'c'].map((one) => ({
    key: one,
    text: `${one} de ${key}`,
    ...(right.includes(one) && { correct: true }),
  })),
  explanation: `Segredo de ${key}.`,
})

const text = (key: string) => ({ key, kind: 'text' as const, content: { html: `<p>Texto ${key}</p>` } })
const quiz = {
  key: 'prova',
  kind: 'quiz' as const,
  content: { pass_percent: 70, questions: [question('um', 'single', ['b']), question('dois', 'multiple', ['a', 'c'])] },
}
export type SampleItem = Partial<DraftItem> & Pick<DraftItem, 'key' | 'kind' | 'content'>
export const ITEMS: SampleItem[] = [
  text('texto'),
  { key: 'video', kind: 'video', content: {} },
  { key: 'youtube', kind: 'youtube', content: { youtube: 'abcdefghijk' } },
  quiz,
]

export const sampleDraft = (items: SampleItem[] = ITEMS, title = 'Amostra'): CourseDraft => ({
  title,
  summary: 'Um curso pequeno.',
  area: 'Carreira',
  hours: 1,
  objectives: ['Aprender.'],
  modules: [
    { title: 'Um', items: items.map((item) => ({ title: `Item ${item.key}`, minutes: 5, required: true, ...item })) },
  ],
})

const video = { carried_from: 'amostra/video.webm', carried_hash: '', seconds: SECONDS, captions: VTT }

/** Another content is another version. Courses that travel with the code stay as they are. */
export const loadSampleCourse = (app: TestApp, draft: CourseDraft = sampleDraft(), tracks: string[][] = []) =>
  loadAcademy(app.ctx().db, {
    content: [JSON.stringify([draft, tracks])],
    courses: () => [{ slug: COURSE, draft, videos: new Map([['video', video]]) }],
    tracks: () => tracks.map((courses, at) => ({ slug: `trilha-${at}`, title: 'Trilha', summary: 'Uma.', courses })),
  })
