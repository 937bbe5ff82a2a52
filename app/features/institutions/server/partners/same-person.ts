/** Somebody as a list names them: hashes, in hex. */
export type Named = { cpf: string | null; emails: string[] }

/**
 * Who of these is whom: of each, the number of their person. A CPF is one person's alone. Who is named by e-mail only
 * is whoever has all of these e-mails;
 * one in common is not enough, and joins nobody to another CPF: a whole class may stand there with the address of its
 * coordination.
 */
export function samePerson(named: readonly Named[]): number[] {
  const people: Set<string>[] = []
  const [byCpf, byEmail] = [new Map<string, number>(), new Map<string, number[]>()]
  const numbers: number[] = named.map(() => 0)
  function join(at: number, known: number | undefined) {
    const person = known ?? people.push(new Set()) - 1
    for (const email of named[at]!.emails) {
      if (people[person]!.has(email)) continue
      people[person]!.add(email)
      const others = byEmail.get(email)
      if (others) others.push(person)
      else byEmail.set(email, [person])
    }
    numbers[at] = person
    return person
  }
  const inOrder = [...named.keys()]
  for (const at of inOrder) {
    const { cpf } = named[at]!
    if (cpf !== null) byCpf.set(cpf, join(at, byCpf.get(cpf)))
  }
  // Who has more e-mails first: who is named by some of them is found among theirs.
  const rest = inOrder
    .filter((at) => named[at]!.cpf === null)
    .sort((one, other) => named[other]!.emails.length - named[one]!.emails.length)
  for (const at of rest) {
    const { emails } = named[at]!
    const [fewest = []] = emails
      .map((email) => byEmail.get(email) ?? [])
      .sort((one, other) => one.length - other.length)
    join(
      at,
      fewest.find((person) => emails.every((email) => people[person]!.has(email))),
    )
  }
  return numbers
}
