export type Officer = { name: string; email: string }

/** The data protection officer (LGPD, art. 41): as the operator sets it, or a mailbox on the site's domain. */
export function dataOfficer(app_origin: string, named: Partial<Officer> = {}): Officer {
  const host = URL.canParse(app_origin) ? new URL(app_origin).hostname : ''
  const domain = /[a-z]\.[a-z]/.test(host) ? host : 'demo.test'
  return { name: named.name ?? 'Helena Duarte Prado', email: named.email ?? `privacidade@${domain}` }
}
