import { useNavigate } from 'react-router'
import { useAct } from '#web/calls/use-act.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Card, Page } from '#web/page/page.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { createCourse, listKeptCourses } from '../../wire/authoring.ts'
import { courseRecord } from '../../wire/course-record.ts'
import type { Route } from './+types/new-course-page'
import { CourseFields } from './course-fields.tsx'
import { COURSES, toCourse } from './course-rooms.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Novo curso · Operação', index: false })

export default function NewCoursePage() {
  const navigate = useNavigate()
  const create = useAct(createCourse, { done: 'O rascunho está salvo. Inclua os itens.', refresh: [listKeptCourses] })
  return (
    <Page title="Novo curso" back={COURSES} width="form">
      <Card>
        <RecordForm
          fields={courseRecord}
          root="course"
          kept="course new"
          submit="Salvar rascunho"
          onCancel={() => void navigate(COURSES.to)}
          send={async (sent) => {
            const { data } = await create.act({ course: sent })
            void navigate(toCourse(data.id), { replace: true })
          }}
        >
          <CourseFields />
        </RecordForm>
      </Card>
    </Page>
  )
}
