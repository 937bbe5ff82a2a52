import { useAct } from '#web/calls/use-act.ts'
import { Card, Muted } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { Video } from '#web/ui/media/video.tsx'
import { RichText } from '#web/ui/text/rich-text.tsx'
import { youtubeAddress } from '#wire/link/youtube.ts'
import { size } from '#wire/text/sentences.ts'
import { completeItem, openItemFile } from '../../wire/items.ts'
import { showMatriculation } from '../../wire/study.ts'
import { VideoPlayer } from './player/video-player.tsx'
import { Quiz } from './quiz/quiz.tsx'
import type { Place, StudyItem } from './study-rooms.ts'

type Props = Place & { of: StudyItem }

/** What one's own word completes. */
function Conclude({ id, item_id, of }: Props) {
  const complete = useAct(completeItem, { refresh: [showMatriculation] })
  if (of.done) return <Muted>Você concluiu este item.</Muted>
  return (
    <div>
      <Button kind="primary" loading={complete.busy} onClick={() => complete.press({ id, item_id })}>
        Concluir
      </Button>
    </div>
  )
}

function ItemFile({ id, item_id, of }: Props) {
  const open = useAct(openItemFile, {
    refresh: [showMatriculation],
    onDone: ({ url }) => location.assign(url),
  })
  const { name, size: bytes } = of.file!
  return (
    <Card>
      <p>
        {name} ({size(bytes)})
      </p>
      <div>
        <Button kind="primary" loading={open.busy} onClick={() => open.press({ id, item_id })}>
          Abrir o arquivo
        </Button>
      </div>
      <Muted>Abrir o arquivo conclui este item.</Muted>
    </Card>
  )
}

export function ItemBody(props: Props) {
  const { id, item_id, of } = props
  if (of.video) return <VideoPlayer id={id} item_id={item_id} title={of.title} video={of.video} />
  if (of.quiz) return <Quiz id={id} item_id={item_id} of={of.quiz} />
  if (of.file) return <ItemFile {...props} />
  return (
    <>
      {of.html !== null && (
        <Card>
          <h2 className="unseen">Texto</h2>
          <RichText html={of.html} />
        </Card>
      )}
      {of.youtube !== null && <Video address={youtubeAddress(of.youtube) ?? of.youtube} title={of.title} />}
      <Conclude {...props} />
    </>
  )
}
