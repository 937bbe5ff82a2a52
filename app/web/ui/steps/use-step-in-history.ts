import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * For `useWizard`: each step forward is a history entry at the same address, so that Back goes back one step.
 * `reached` limits the step: after a reload the entry remains, but typed values do not.
 */
export function useStepInHistory(reached: number) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const held = Number((state as { step?: unknown } | null)?.step) || 0
  /** The step being navigated to: of two quick presses one counts. */
  const bound = useRef(held)
  useEffect(() => {
    bound.current = held
  }, [held])
  const go = useCallback(
    (wanted: number) => {
      const way = wanted - bound.current
      if (way === 0) return
      bound.current = wanted
      if (way < 0) void navigate(way)
      else void navigate({ pathname, search }, { state: { step: wanted }, preventScrollReset: true })
    },
    [navigate, pathname, search],
  )
  return [Math.min(held, reached), go] as [number, (step: number) => void]
}
