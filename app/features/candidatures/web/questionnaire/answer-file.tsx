import { useState } from 'react'
import type { FileRule } from '#web/form/uploads/file-rules.ts'
import { UploadInput } from '#web/form/uploads/upload-input.tsx'
import { useAct } from '#web/calls/use-act.ts'
import { Progress } from '#web/ui/states/progress.tsx'
import { wordsOfFailure } from '#web/calls/words-of-failure.ts'
import { addAnswerFile } from '../../wire/questionnaire.ts'
import type { AnswerSet } from './use-answers.ts'

type Props = {
  slug: string
  name: string
  label: string
  hint: string | undefined
  required: boolean
  error: string | undefined
  rule: FileRule
  value: unknown
  files: AnswerSet['attributes']['files']
  onTold: (id: string | null) => void
}

const MB = 1_000_000
const FAILED = { unanswered: 'O arquivo não foi enviado. Confira a sua conexão e tente de novo.' }
const NONE = { file: null, destroy: false }
const nothing = () => {}

/** A file goes out as soon as it is chosen; its id is the answer. */
export function AnswerFile({ slug, value, files, error, hint, onTold, ...look }: Props) {
  const send = useAct(addAnswerFile)
  const [here, setHere] = useState<AnswerSet['attributes']['files']>([])
  const [done, setDone] = useState<{ done: number; total: number }>()
  const [problem, setProblem] = useState<string>()
  const stored = [...here, ...files].find(({ id }) => id === value) ?? null

  async function choose(file: File | null) {
    setProblem(undefined)
    if (!file) return onTold(null)
    try {
      const { data } = await send.act(
        { slug, file },
        { onSent: (sent, total) => setDone({ done: sent / MB, total: total / MB }) },
      )
      setHere([{ id: data.id, ...data.attributes }, ...here])
      onTold(data.id)
    } catch (failure) {
      setProblem(wordsOfFailure(failure, FAILED))
    } finally {
      setDone(undefined)
    }
  }

  return (
    <>
      <UploadInput
        {...look}
        {...(hint && { hint })}
        choice={NONE}
        stored={stored}
        removable
        error={problem ?? error}
        onChoose={({ file }) => void choose(file)}
        onBlur={nothing}
        ref={null}
      />
      {done && <Progress label="Enviando" {...done} unit="MB" />}
    </>
  )
}
