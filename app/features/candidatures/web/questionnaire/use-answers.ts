import { useEffect, useRef, useState } from 'react'
import { readAnswer, type Told } from '#features/questionnaires/wire/answering.ts'
import { walk } from '#features/questionnaires/wire/path.ts'
import { useAct } from '#web/calls/use-act.ts'
import { freshIn } from '#web/calls/fresh-in.ts'
import type { Answer } from '#wire/endpoint.ts'
import { wordsOfFailure } from '#web/calls/words-of-failure.ts'
import { showApplying } from '../../wire/applying.ts'
import { saveAnswers, type showAnswers } from '../../wire/questionnaire.ts'

export type AnswerSet = Answer<typeof showAnswers>['data']
type Kept = 'saved' | 'saving' | 'changed' | 'failed'

const PAUSE_MS = 1200
const CUT_OFF = { unanswered: 'Sem conexão com o servidor. O que você respondeu continua aqui: tente de novo.' }
/** Answers that are kept while they are typed: one save at a time, what another page changed joins. */
export function useAnswers(set: AnswerSet) {
  const { questions, version_id, job } = set.attributes
  const [told, setTold] = useState<Told>(set.attributes.answers)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [kept, setKept] = useState<Kept>('saved')
  const [problem, setProblem] = useState<string>()
  const place = useRef({ id: set.id, lock_version: set.attributes.lock_version, saved: set.attributes.answers as Told })
  const latest = useRef(told)
  const running = useRef<Promise<boolean>>(Promise.resolve(true))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const act = useAct(saveAnswers, { refresh: [showApplying] })
  useEffect(() => () => clearTimeout(timer.current), [])

  async function once(tries = 3): Promise<boolean> {
    const sent = latest.current
    const { id, lock_version } = place.current
    setKept('saving')
    try {
      const { data } = await act.act({
        id,
        answer_set: { slug: job.slug, version_id, answers: sent, lock_version },
      })
      place.current = { id: data.id, lock_version: data.attributes.lock_version, saved: data.attributes.answers }
      setProblem(undefined)
      setKept(latest.current === sent ? 'saved' : 'changed')
      return true
    } catch (error) {
      const fresh = freshIn<AnswerSet>(error)
      if (fresh && tries > 1) {
        join(fresh)
        return once(tries - 1)
      }
      setKept('failed')
      setProblem(wordsOfFailure(error, CUT_OFF))
      return false
    }
  }

  /** What was typed here stays; what only the other page changed comes in. */
  function join(fresh: AnswerSet) {
    const { saved } = place.current
    const mine = Object.fromEntries(
      Object.entries(latest.current).filter(([id, value]) => JSON.stringify(value) !== JSON.stringify(saved[id])),
    )
    place.current = {
      id: fresh.id,
      lock_version: fresh.attributes.lock_version,
      saved: fresh.attributes.answers,
    }
    write({ ...fresh.attributes.answers, ...mine })
  }

  function write(next: Told) {
    latest.current = next
    setTold(next)
  }

  const save = () => {
    clearTimeout(timer.current)
    running.current = running.current.then(() => once())
    return running.current
  }

  function tell(id: string, value: unknown) {
    write({ ...latest.current, [id]: value })
    if (errors[id]) judge(id)
    setKept('changed')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), PAUSE_MS)
  }

  function judge(id: string) {
    const question = questions.find((one) => one.id === id)!
    const read = readAnswer(question, latest.current[id])
    setErrors((before) => ({ ...before, [id]: 'problem' in read ? read.problem : '' }))
  }

  /** All that is asked: the first wrong question, if any. */
  function judgeAll(): string | undefined {
    const wrong = walk(questions, latest.current).flatMap(({ question, problem }) =>
      problem ? [[question.id, problem] as const] : [],
    )
    setErrors(Object.fromEntries(wrong))
    return wrong[0]?.[0]
  }

  return { told, errors, kept, problem, tell, judge, judgeAll, save }
}
