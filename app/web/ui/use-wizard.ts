import { useCallback, useEffect, useRef, useState } from 'react'
import { stepWithin } from './step-within.ts'

/** Steps from 0, forward and back within the length. Each change scrolls to the top and moves focus to the step's heading. */
export function useWizard(length: number) {
  const [step, setStep] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)

  useEffect(() => {
    if (before.current === step) return
    before.current = step
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [step])

  const goTo = useCallback((wanted: number) => setStep(stepWithin(wanted, length)), [length])
  return {
    step,
    isFirst: step === 0,
    isLast: step === length - 1,
    forward: useCallback(() => setStep((now) => stepWithin(now + 1, length)), [length]),
    back: useCallback(() => setStep((now) => stepWithin(now - 1, length)), [length]),
    goTo,
    /** Goes on the heading of each step, with tabIndex={-1}. */
    heading,
  }
}
