export type Outcome<In, Answer> = { input: In; answer: Answer } | { input: In; failure: unknown }

/** Only the latest of many calls is executed, after a pause; older ones are cancelled. */
export function latestCall<In, Answer>(call: (input: In, signal: AbortSignal) => Promise<Answer>, wait: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: AbortController | undefined

  const cancel = () => {
    clearTimeout(timer)
    running?.abort()
    running = undefined
  }

  return {
    cancel,
    ask(input: In, onOutcome: (outcome: Outcome<In, Answer>) => void, now = false) {
      cancel()
      const mine = (running = new AbortController())
      const start = () =>
        call(input, mine.signal).then(
          (answer) => mine === running && onOutcome({ input, answer }),
          (failure) => mine === running && onOutcome({ input, failure }),
        )
      if (now) void start()
      else timer = setTimeout(start, wait)
    },
  }
}
