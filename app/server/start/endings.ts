// Loaded first: until there is something to finish, a signal ends the product at once with 0. Signals may come twice:
// Ctrl-C arrives from the terminal and again through npm.
let finish: (signal: string) => void = () => process.exit(0)
let ending = false

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (!ending) finish(signal)
    ending = true
  })

/** From now on there is something to finish. */
export const finishBy = (work: (signal: string) => void) => void (finish = work)
