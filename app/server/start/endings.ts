// Loaded before everything else: until there is something to finish, whoever tells the product to end is obeyed at once, and it is no failure.
// Once is enough, and twice is usual: Ctrl-C comes from the terminal and again through npm.
let finish: (signal: string) => void = () => process.exit(0)
let told = false

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (!told) finish(signal)
    told = true
  })

/** From now on there is something to finish. */
export const finishBy = (work: (signal: string) => void) => void (finish = work)
