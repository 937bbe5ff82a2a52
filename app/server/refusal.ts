// One class for refusals: verbs throw it, one place turns it into an answer.
export type RefusalBody = { messages: string[]; errors?: Record<string, string[]> } | Record<string, unknown>

export class Refusal extends Error {
  status: number
  body: RefusalBody
  headers: Record<string, string>
  /** With a `cause` it is a fault of the product, and logged. */
  constructor(status: number, body: RefusalBody, headers: Record<string, string> = {}, cause?: unknown) {
    super(`refused with ${status}`, { cause })
    this.status = status
    this.body = body
    this.headers = headers
  }
}

const refused = (status: number, sentence: string, headers?: Record<string, string>) =>
  new Refusal(status, { messages: [sentence] }, headers)

export const malformed = (sentence = 'Não entendemos os dados enviados. Confira o formato e tente novamente.') =>
  refused(400, sentence)
export const unauthorized = () =>
  refused(401, 'Não autorizado. Sua sessão terminou ou não existe: entre novamente.', { 'www-authenticate': 'Bearer' })
export const forbidden = (sentence: string) => refused(403, sentence)
export const notFound = (sentence = 'Não encontramos o que você procura. O endereço pode ter mudado.') =>
  refused(404, sentence)
export const wrongMethod = (allowed: string[]) =>
  refused(405, 'Este endereço existe, mas não aceita esse método.', { allow: allowed.join(', ') })
/** With the current state where it is shown: `fresh` has the shape of the resource. */
export const conflict = (sentence: string, fresh: object = {}) => new Refusal(409, { messages: [sentence], ...fresh })
export const STALE = 'Outra pessoa mudou isto enquanto você editava. Confira como está agora e tente de novo.'
/** A stale write: throw stale(await show(ctx, id)). */
export const stale = (fresh: object) => conflict(STALE, fresh)
export const tooLarge = (sentence: string) => refused(413, sentence)
export const wrongFormat = (sentence: string) => refused(415, sentence)

/** 50 → '50 segundos', 61 → '2 minutos' */
function waitInWords(seconds: number): string {
  const [n, unit] =
    seconds < 60
      ? [seconds, 'segundo']
      : seconds < 3600
        ? [Math.ceil(seconds / 60), 'minuto']
        : [Math.ceil(seconds / 3600), 'hora']
  return `${n} ${unit}${n === 1 ? '' : 's'}`
}
export const tooManyInWords = (seconds: number) =>
  `Muitas tentativas em pouco tempo. Tente novamente em ${waitInWords(seconds)}.`
export const tooMany = (seconds: number) => refused(429, tooManyInWords(seconds), { 'retry-after': String(seconds) })

/** Retry-After of a 503, for answers and pages. */
export const RETRY_SECONDS = '30'
/** A dependency is away for now; a retry may succeed. */
export const unavailable = (sentence: string, cause: unknown) =>
  new Refusal(503, { messages: [sentence] }, { 'retry-after': RETRY_SECONDS }, cause)

/** invalid({ cnpj: 'Este CNPJ já está cadastrado.' }) */
export const invalid = (fields: Record<string, string>) =>
  new Refusal(422, {
    errors: Object.fromEntries(Object.entries(fields).map(([field, sentence]) => [field, [sentence]])),
    messages: [...new Set(Object.values(fields))],
  })

/** A file of a form, with its field: 413 when too large, 415 when of another kind. */
export const refusedFile = (status: 413 | 415, field: string, sentence: string) =>
  new Refusal(status, invalid({ [field]: sentence }).body)

/** An Idempotency-Key may be used for one content only. */
export const usedKey = () =>
  invalid({
    idempotency_key: 'Esta chave de envio (Idempotency-Key) já salvou outro conteúdo. Envie este com uma chave nova.',
  })
