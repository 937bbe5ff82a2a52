/** As it stands at the foot of a page, however it is typed. */
export const written = (typed: string) => {
  const bare = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  return /^PT.{8}$/.test(bare) ? `PT-${bare.slice(2, 6)}-${bare.slice(6)}` : typed.trim().toUpperCase()
}
