// Answers on their way: the newest of each question, in the order in which they were given, until each is stored.
export type Sending = { position: number; answer: string | null; sequence: number }
/** 'held': not in this window now. 'refused': this one alone. */
export type Outcome = 'stored' | 'again' | 'held' | 'refused'

type Ways = {
  /** 'again' when nobody answered: it is sent once more after a wait. */
  send: (one: Sending) => Promise<Outcome>
  wait: () => Promise<unknown>
  onChange: (waiting: readonly Sending[]) => void
}

export function answerQueue({ send, wait, onChange }: Ways, kept: readonly Sending[] = []) {
  let waiting: Sending[] = [...kept]
  let going: Promise<void> | undefined

  const keep = (next: Sending[]) => onChange((waiting = next))
  async function run() {
    for (let one = waiting[0]; one; one = waiting[0]) {
      const outcome = await send(one)
      if (outcome === 'held') return
      if (outcome === 'again') await wait()
      else keep(waiting.filter(({ position, sequence }) => position !== one.position || sequence > one.sequence))
    }
  }
  const flush = () => (going ??= run().finally(() => (going = undefined)))

  return {
    give(one: Sending) {
      keep([...waiting.filter(({ position }) => position !== one.position), one])
      void flush()
    },
    /** Resolves when nothing waits, or nothing more is taken. */
    flush,
  }
}
