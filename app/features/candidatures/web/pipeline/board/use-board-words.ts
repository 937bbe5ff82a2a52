import { useCallback, useEffect, useRef, useState } from 'react'
import type { Stage } from '../use-pipeline.ts'

/** Several changes at once are one sentence. */
const SETTLED_MS = 1500
/** What one moved oneself is told where it was moved. */
const OWN_MS = 4000

type Looked = {
  stages: Stage[]
  /** By which filters they were counted. */ narrowed: string
  /** Still those of the filters before. */ passing: boolean
}

/** What colleagues do is seen as it happens; for who hears the board it is said: the columns that changed, and how many stand there now. */
export function useBoardWords({ stages, narrowed, passing }: Looked) {
  const [words, setWords] = useState('')
  const told = useRef({ stages, narrowed })
  const own = useRef(0)
  useEffect(() => {
    if (passing) return
    if (told.current.narrowed !== narrowed) {
      told.current = { stages, narrowed }
      return
    }
    const timer = setTimeout(() => {
      const changed = stages.filter(
        ({ key, count }) => told.current.stages.find((one) => one.key === key)?.count !== count,
      )
      told.current = { stages, narrowed }
      if (changed.length && Date.now() - own.current > OWN_MS)
        setWords(
          `O quadro mudou: ${changed.map(({ name, count }) => `${name}, ${count.toLocaleString('pt-BR')}`).join('; ')}.`,
        )
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [stages, narrowed, passing])
  return { words, moved: useCallback(() => void (own.current = Date.now()), []) }
}
