import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Page, Section } from '#web/page/page.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { saveBlob } from '#web/save-blob.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import {
  changeCourse,
  copyCourse,
  exportCourse,
  listKeptCourses,
  publishCourse,
  showKeptCourse,
  withdrawCourse,
} from '../../wire/authoring.ts'
import { courseRecord } from '../../wire/course-record.ts'
import type { Route } from './+types/kept-course-page'
import { CourseFields } from './course-fields.tsx'
import { COURSES, type KeptCourse, standingOf, toCourse, toPreview } from './course-rooms.ts'
import { Outline } from './outline.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Curso · Operação', index: false })

export default function KeptCoursePage({ params }: Route.ComponentProps) {
  // What is being edited is not pulled from under the hands: a stale write is told when it is sent.
  const query = useQuery({ ...answerOf(showKeptCourse, { id: params.id }), refetchOnWindowFocus: false })
  return (
    <Loaded of={[query]} page="form" lines={10} missing="Curso não encontrado">
      {({ data }) => <Kept {...data} />}
    </Loaded>
  )
}

const refresh = [showKeptCourse, listKeptCourses]

function Acts({ id, attributes: of }: KeptCourse) {
  const navigate = useNavigate()
  const publish = useAct(publishCourse, { done: 'A versão está publicada.', refresh })
  const withdraw = useAct(withdrawCourse, { refresh })
  const copy = useAct(copyCourse, { refresh, onDone: ({ data }) => navigate(toCourse(data.id)) })
  const save = useAct(exportCourse, { onDone: (zip) => saveBlob(zip, `${of.title}.zip`) })
  const first = of.modules.flatMap(({ items }) => items)[0]
  return (
    <>
      {first && <ButtonLink to={toPreview(id, first.key)}>Ver a prévia</ButtonLink>}
      <Button kind="quiet" loading={save.busy} onClick={() => save.press({ id })}>
        Exportar
      </Button>
      <Button kind="quiet" loading={copy.busy} onClick={() => copy.press({ id })}>
        Copiar
      </Button>
      {of.version !== null && (
        <Button loading={withdraw.busy} onClick={() => withdraw.press({ id, withdrawn: !of.withdrawn })}>
          {of.withdrawn ? 'Devolver ao catálogo' : 'Tirar do catálogo'}
        </Button>
      )}
      {of.changed && (
        <Button
          kind="primary"
          loading={publish.busy}
          onClick={() => publish.press({ id, lock_version: of.lock_version })}
        >
          Publicar versão {(of.version ?? 0) + 1}
        </Button>
      )}
    </>
  )
}

function Kept(course: KeptCourse) {
  const { id, attributes: of } = course
  const change = useAct(changeCourse, { done: 'O rascunho está salvo.', refresh })
  const { of: mark, words } = standingOf(of)
  return (
    <Page
      title={of.title}
      mark={<StandingMark of={mark}>{words}</StandingMark>}
      lead={`Matrículas: ${of.people}. Quem estuda segue na versão que tem, e recebe a nova como oferta.`}
      back={COURSES}
      width="form"
      actions={<Acts {...course} />}
    >
      {of.problems.length > 0 && (
        <Section title="Falta para publicar" id="problems">
          <ul>
            {of.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Section>
      )}
      <Outline {...course} />
      <Section title="Sobre o curso" id="about">
        <RecordForm<typeof courseRecord, KeptCourse['attributes']>
          fields={courseRecord}
          record={of}
          root="course"
          kept={`course ${id}`}
          submit="Salvar"
          partly
          send={async (sent, { lock_version }) =>
            (await change.act({ id, course: { ...sent, lock_version } })).data.attributes
          }
        >
          <CourseFields />
        </RecordForm>
      </Section>
    </Page>
  )
}
