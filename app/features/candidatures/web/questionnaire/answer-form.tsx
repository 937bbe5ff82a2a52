import { useQueryClient } from '@tanstack/react-query'
import { FILE_RULE } from '#features/questionnaires/web/answer/file-rule.ts'
import { QuestionList } from '#features/questionnaires/web/answer/question-list.tsx'
import { UnsavedGuard } from '#web/form/unsaved-guard.tsx'
import { Actions, Muted, Stack } from '#web/page/page.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { useState } from 'react'
import { answerOf } from '#web/calls/answer.ts'
import { showApplying } from '../../wire/applying.ts'
import { AnswerFile } from './answer-file.tsx'
import { type AnswerSet, useAnswers } from './use-answers.ts'

const KEPT = {
  saved: 'Tudo salvo. Só vai para a empresa quando você enviar a candidatura.',
  saving: 'Salvando…',
  changed: 'Há respostas por salvar.',
  failed: 'As últimas respostas ainda não foram salvas.',
}

const focusQuestion = (id: string) =>
  setTimeout(() => {
    const place = document.querySelector<HTMLElement>(`[data-field="answers.${id}"]`)
    ;(place?.querySelector<HTMLElement>('input, textarea') ?? place)?.focus()
  })

/** The questions of a job, one set of answers that is kept while it is written. */
export function AnswerForm({ set, onReady }: { set: AnswerSet; onReady: () => void }) {
  const { description, sections, questions, files, job } = set.attributes
  const answers = useAnswers(set)
  const client = useQueryClient()
  const [going, setGoing] = useState(false)

  async function go() {
    const wrong = answers.judgeAll()
    if (wrong) return focusQuestion(wrong)
    setGoing(true)
    const isSaved = await answers.save()
    setGoing(false)
    if (!isSaved) return
    // What stood in the way may be mended: the application is asked for anew, not shown as it was.
    client.removeQueries({ queryKey: answerOf(showApplying, { slug: job.slug }).queryKey })
    onReady()
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void go()
      }}
    >
      <UnsavedGuard when={answers.kept !== 'saved' && !going} />
      <Stack>
        {description && <p>{description}</p>}
        <QuestionList
          sections={sections}
          questions={questions}
          told={answers.told}
          errors={answers.errors}
          heading="h2"
          onTold={answers.tell}
          onLeave={answers.judge}
          renderFile={({ id }, look) => (
            <AnswerFile
              {...look}
              slug={job.slug}
              rule={FILE_RULE}
              name={`answers.${id}`}
              value={answers.told[id]}
              files={files}
              onTold={(value) => answers.tell(id, value)}
            />
          )}
        />
        {answers.problem && (
          <div role="alert">
            <Notice kind="bad" title="Não foi possível salvar">
              {answers.problem}
            </Notice>
          </div>
        )}
        <div role="status">
          <Muted>{KEPT[answers.kept]}</Muted>
        </div>
        <Actions>
          <Button type="submit" kind="primary" loading={going}>
            Continuar
          </Button>
        </Actions>
      </Stack>
    </form>
  )
}
