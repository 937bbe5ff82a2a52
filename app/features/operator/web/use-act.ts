import { useState } from 'react'
import { wordsOfFailure } from '#web/calls/words-of-failure.ts'

const FAILED = 'Não foi possível concluir agora. Por favor, tente novamente.'

/** One act of a dialog: while it runs, and what stood in its way. */
export function useAct() {
  const [state, setState] = useState<{ busy?: boolean; problem?: string }>({})
  const run = async (act: () => Promise<unknown>, done: () => void) => {
    setState({ busy: true })
    try {
      await act()
      setState({})
      done()
    } catch (error) {
      setState({ problem: wordsOfFailure(error, FAILED) })
    }
  }
  return {
    busy: state.busy ?? false,
    problem: state.problem,
    say: (problem: string | undefined) => setState(problem ? { problem } : {}),
    run,
  }
}
