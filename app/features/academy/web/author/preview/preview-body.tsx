import { Card, Muted } from '#web/page/page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Video } from '#web/ui/media/video.tsx'
import { RichText } from '#web/ui/text/rich-text.tsx'
import { size } from '#wire/text/sentences.ts'
import type { KeptItem } from '../course-rooms.ts'
import { PreviewQuiz } from './preview-quiz.tsx'
import { PreviewVideo } from './preview-video.tsx'

const EMPTY = 'Este item ainda está vazio.'

export function PreviewBody({ of }: { of: KeptItem['attributes'] }) {
  const { kind, title, text, youtube, captions, file, questions, pass_percent } = of
  if (kind === 'quiz' && questions.length) return <PreviewQuiz questions={questions} pass_percent={pass_percent} />
  if (kind === 'text' && text)
    return (
      <Card>
        <h2 className="unseen">Texto</h2>
        <RichText html={text} />
      </Card>
    )
  if (kind === 'youtube' && youtube) return <Video address={youtube} title={title} />
  if (kind === 'video' && file) return <PreviewVideo url={file.url} title={title} captions={captions ?? ''} />
  if (kind === 'file' && file)
    return (
      <Card>
        <p>
          {file.name} ({size(file.size)})
        </p>
        <div>
          <ButtonLink kind="primary" to={file.url} reloadDocument>
            Abrir o arquivo
          </ButtonLink>
        </div>
      </Card>
    )
  return <Muted>{EMPTY}</Muted>
}
