// The page on which somebody signs at DocuSign: its address holds once, for five minutes.
import { randomUUID } from 'node:crypto'
import { refuse } from './refusals.ts'
import { currentOf, type StandInEnvelope } from './envelope.ts'

const MINUTES = 5

type Asked = { returnUrl: string; userName: string; email: string; clientUserId: string; recipientId: string }
type View = { envelope: StandInEnvelope; returnUrl: string; recipientId: string; until: number }

export function openViews(host: () => string, now: () => Date) {
  const views = new Map<string, View>()
  const pages = new Map<string, View>()
  return {
    make(envelope: StandInEnvelope, asked: Asked) {
      const { userName, email, clientUserId, recipientId, returnUrl } = asked
      const signer = envelope.signers.find((one) => one.clientUserId === clientUserId)
      if (!signer || signer.name !== userName || signer.email !== email || signer.recipientId !== recipientId)
        refuse(400, 'UNKNOWN_ENVELOPE_RECIPIENT', 'The recipient you have identified is not a valid recipient.')
      if (currentOf(envelope) !== signer) refuse(400, 'RECIPIENT_NOT_IN_SEQUENCE')
      const token = randomUUID()
      views.set(token, { envelope, returnUrl, recipientId, until: now().getTime() + MINUTES * 60_000 })
      return { url: `http://${host()}/Signing/StartInSession.aspx?t=${token}` }
    },
    /** Of a token that was used, or is too old, only the way back is left. */
    open(token: string) {
      const view = views.get(token)
      if (!view) return undefined
      const holds = view.until > now().getTime() && !pages.has(token)
      pages.set(token, view)
      return { ...view, holds }
    },
    opened: (token: string) => pages.get(token),
  }
}

const BUTTONS = { sign: 'Assinar', later: 'Terminar depois', decline: 'Recusar-se a assinar' }

export const signingPage = (token: string, subject: string) => `<!doctype html><html lang="pt-BR">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>DocuSign (substituta de teste)</title>
<h1>${subject}</h1><form method="post" action="/Signing/Act?t=${token}">
${Object.entries(BUTTONS)
  .map(([name, label]) => `<button name="act" value="${name}">${label}</button>`)
  .join('\n')}
</form></html>`
