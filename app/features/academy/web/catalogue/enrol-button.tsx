import { useNavigate } from 'react-router'
import { useAct } from '#web/calls/use-act.ts'
import { Button } from '#web/ui/button.tsx'
import { showCourse } from '../../wire/catalogue.ts'
import { matriculate } from '../../wire/study.ts'
import { playerPath } from './course-words.ts'

export function EnrolButton({ id }: { id: string }) {
  const navigate = useNavigate()
  const enrol = useAct(matriculate, {
    refresh: [showCourse],
    onDone: ({ data }) =>
      void navigate(playerPath(id, { matriculation_id: data.id, item_id: data.attributes.item_id! })),
  })
  return (
    <Button kind="primary" loading={enrol.busy} onClick={() => enrol.press({ id })}>
      Matricular-se
    </Button>
  )
}
