/** Breaks before the '@' where it must. */
export function EmailAddress({ children }: { children: string }) {
  const [name, domain] = children.split(/(?=@)/)
  return (
    <>
      {name}
      <wbr />
      {domain}
    </>
  )
}
