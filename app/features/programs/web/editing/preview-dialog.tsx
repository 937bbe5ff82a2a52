import { useQuery } from '@tanstack/react-query'
import { listJobs } from '#features/jobs/wire/board.ts'
import { answerOf } from '#web/calls/answer.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Muted } from '#web/page/page.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { showProgram } from '../../wire/programs.ts'
import { ProgramView } from '../page/program-view.tsx'

type Props = { id: string; changed: boolean; onClose: () => void }

/** The program as its page will show it. */
export function PreviewDialog({ id, changed, onClose }: Props) {
  const program = useQuery({ ...answerOf(showProgram, { id }), staleTime: 0 })
  const jobs = useQuery({ ...answerOf(listJobs, { program_id: id, per_page: 50 }), staleTime: 0 })
  return (
    <Dialog open onClose={onClose} title="Prévia" wide>
      {changed && <Muted>Como está salvo: o que você mudou agora ainda não aparece.</Muted>}
      <Loaded of={[program, jobs]} lines={10} missing="Programa não encontrado">
        {({ data }, { collection }) => <ProgramView program={data.attributes} jobs={collection.data} heading="h2" />}
      </Loaded>
    </Dialog>
  )
}
