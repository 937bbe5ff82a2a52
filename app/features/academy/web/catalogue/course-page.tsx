import { Link } from 'react-router'
import { inProcess } from '#web/calls/answer.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Card, Facts, Page, Rows, Section } from '#web/page/page.tsx'
import { siteOf } from '#web/site.ts'
import { send } from '#wire/send.ts'
import { showCourse } from '../../wire/catalogue.ts'
import type { Route } from './+types/course-page'
import { useOwnAnswer } from './academy-query.ts'
import { CourseItems } from './course-items.tsx'
import { courseMarkup } from './course-markup.ts'
import { hoursWords, itemsWords } from './course-words.ts'
import { Enrol } from './enrol.tsx'
import { loadOrMissing } from './load-or-missing.ts'

const FOR_WHOM = 'Estudantes e quem procura o primeiro trabalho. Não é preciso saber nada antes.'

export const handle = { remember: 30 }

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadOrMissing(
    send(inProcess(context), showCourse, { id: params.id }),
    'Curso não encontrado',
    'Ele pode ter saído do catálogo.',
  )

export const meta = (args: Route.MetaArgs) => {
  const course = args.loaderData?.data
  if (!course) return pageMeta(args, { title: 'Curso', index: false })
  const { title, summary } = course.attributes
  const site = siteOf(args)
  return [
    ...pageMeta(args, {
      title,
      description: summary,
      picture: { path: `/v1/academy/courses/${course.id}/picture.png`, alt: title },
    }),
    { 'script:ld+json': courseMarkup(course, site.app_origin, site.app_name) },
  ]
}

export default function CoursePage({ loaderData, params }: Route.ComponentProps) {
  const { data: course } = useOwnAnswer('showCourse', { id: params.id }, loaderData)
  const { attributes: of } = course
  return (
    <Page title={of.title} lead={of.summary} back={{ to: '/academy/cursos', label: 'Todos os cursos' }}>
      <Card>
        <Facts
          facts={[
            ['Área', of.area],
            ['Duração', hoursWords(of.hours)],
            ['Conteúdo', itemsWords(of.items)],
            ['Para quem é', FOR_WHOM],
            ['Certificado', `${hoursWords(of.hours)} em horas complementares`],
          ]}
        />
        <Enrol course={course} />
      </Card>
      <Section title="O que você vai aprender" id="aprender">
        <Rows>
          {of.objectives.map((objective) => (
            <li key={objective}>{objective}</li>
          ))}
        </Rows>
      </Section>
      <CourseItems modules={of.modules} />
      {of.tracks.length > 0 && (
        <Section title="Este curso faz parte de" id="trilhas">
          <Rows>
            {of.tracks.map(({ id, title }) => (
              <li key={id}>
                <Link to={`/academy/trilha-de-estudos/${id}`}>{title}</Link>
              </li>
            ))}
          </Rows>
        </Section>
      )}
    </Page>
  )
}
