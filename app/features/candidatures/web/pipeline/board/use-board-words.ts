import { useCallback, useEffect, useRef, useState } from 'react'
import type { Stage } from '../use-pipeline.ts'

/** Changes within this time are announced together. */
const SETTLED_MS = 1500
/** Own moves are announced where they are made. */
const OWN_MS = 4000

type Looked = {
  stages: Stage[]
  /** The filters they were counted by. */ narrowed: string
  /** Still the counts of the former filters. */ passing: boolean
}

/** Announces colleagues' changes to screen readers: the changed columns and their counts. */
export function useBoardWords({ stages, narrowed, passing }: Looked) {
  const [words, setWords] = useState('')
  const announced = useRef({ stages, narrowed })
  const own = useRef(0)
  useEffect(() => {
    if (passing) return
    if (announced.current.narrowed !== narrowed) {
      announced.current = { stages, narrowed }
      return
    }
    const timer = setTimeout(() => {
      const changed = stages.filter(
        ({ key, count }) => announced.current.stages.find((one) => one.key === key)?.count !== count,
      )
      announced.current = { stages, narrowed }
      if (changed.length && Date.now() - own.current > OWN_MS)
        setWords(
          'O quadro mudou: ' +
            `${changed.map(({ name, count }) => `${name}, ${count.toLocaleString('pt-BR')}`).join('; ')}.`,
        )
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [stages, narrowed, passing])
  return { words, moved: useCallback(() => void (own.current = Date.now()), []) }
}
