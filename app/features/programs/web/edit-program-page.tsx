import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Page } from '#web/page/page.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { Refused } from '#wire/send.ts'
import { showProgramAttributes } from '../wire/programs.ts'
import type { Route } from './+types/edit-program-page'
import { ProgramEditor } from './editing/program-editor.tsx'
import { named } from './named.ts'
import { ProgramStanding } from './program-standing.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Programa de estágio', index: false })

const BACK = { to: '/programa_estagio', label: 'Programas de estágio' }

export default function EditProgramPage({ params: { id } }: Route.ComponentProps) {
  // Not refetched while editing: a stale write is handled on sending.
  const program = useQuery({
    ...answerOf(showProgramAttributes, { id }),
    refetchOnWindowFocus: false,
    staleTime: 0,
    gcTime: 0,
    retry: (count, failure) => count < 1 && !(failure instanceof Refused),
  })
  const shown = program.data?.data.attributes
  return (
    <Page
      title={shown ? named(shown) : 'Programa de estágio'}
      width="form"
      back={BACK}
      mark={shown && <ProgramStanding {...shown} />}
    >
      <Loaded of={[program]} fields={6} missing="Programa não encontrado">
        {({ data }) => <ProgramEditor key={data.id} program={data} />}
      </Loaded>
    </Page>
  )
}
