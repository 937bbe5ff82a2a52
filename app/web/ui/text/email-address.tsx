/** Where it has to break, it breaks before the '@'. */
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
