export type Officer = { name: string; email: string }

/** Who answers for personal data (LGPD, art. 41): whom the operator names, or a mailbox on the site's own domain. */
export function dataOfficer(app_origin: string, named: Partial<Officer> = {}): Officer {
  const host = URL.canParse(app_origin) ? new URL(app_origin).hostname : ''
  const domain = /[a-z]\.[a-z]/.test(host) ? host : 'demo.test'
  return { name: named.name ?? 'Helena Duarte Prado', email: named.email ?? `privacidade@${domain}` }
}
