import { useCallback, useEffect, useRef, useState } from 'react'
import { stepWithin } from './step-within.ts'

type Held = [step: number, setStep: (step: number) => void]

/**
 * Steps from 0 within the length. Each change scrolls to the top and focuses the step's heading. The step is kept
 * here, or by the caller, for example in the address.
 */
export function useWizard(length: number, held?: Held) {
  const own = useState(0)
  const [step, setStep] = held ?? own
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)

  useEffect(() => {
    if (before.current === step) return
    before.current = step
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [step])

  const goTo = useCallback((wanted: number) => setStep(stepWithin(wanted, length)), [length, setStep])
  return {
    step,
    isFirst: step === 0,
    isLast: step === length - 1,
    forward: useCallback(() => goTo(step + 1), [goTo, step]),
    back: useCallback(() => goTo(step - 1), [goTo, step]),
    goTo,
    /** Set on the heading of each step, with tabIndex={-1}. */
    heading,
  }
}
