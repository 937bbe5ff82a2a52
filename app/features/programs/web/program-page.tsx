import { pageMeta } from '#web/page-meta.ts'
import { siteOf } from '#web/site.ts'
import { OVER } from '../wire/program-words.ts'
import type { Route } from './+types/program-page'
import { closingWords } from './page/closing-words.ts'
import { loadProgram } from './page/load-program.ts'
import { ProgramView } from './page/program-view.tsx'
import { workBasedProgram } from './page/work-based-program.ts'

export const handle = { remember: 30 }

export const loader = ({ context, params }: Route.LoaderArgs) => loadProgram(context, params.id)

export const meta = (args: Route.MetaArgs) => {
  const program = args.loaderData?.program
  if (!program) return pageMeta(args, { title: 'Programa de estágio', index: false })
  const { slug, title, edition, company_name, address, open, close_enrollment_at } = program.attributes
  const named = [title, edition].filter(Boolean).join(' ')
  const until = open && close_enrollment_at ? `Inscrições até ${closingWords(close_enrollment_at)}` : OVER
  const markup = workBasedProgram(program, siteOf(args).app_origin)
  return [
    // By whatever key it was asked for, it is one page.
    ...pageMeta(args, {
      title: `${named} · ${company_name}`,
      description: `${named}, na ${company_name}${address ? `, ${address}` : ''}. ${until}.`,
      path: `/programa_estagios/${slug}`,
      picture: { path: `/v1/internship_programs/${slug}/picture.png`, alt: `${named}, ${company_name}` },
    }),
    ...(markup ? [{ 'script:ld+json': markup }] : []),
  ]
}

export default function ProgramPage({ loaderData: { program, jobs } }: Route.ComponentProps) {
  return <ProgramView program={program.attributes} jobs={jobs} />
}
