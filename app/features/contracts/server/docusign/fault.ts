// What goes wrong at DocuSign: by status and code, never with the words of its answer, which may name people.
export class DocusignFault extends Error {
  status: number
  code: string
  constructor(status: number, code: string) {
    super(`DocuSign: ${status} ${code}`)
    this.status = status
    this.code = code
  }
}

/** No answer at all, too many questions, or a fault of its own: later it may work. */
export const isAway = ({ status }: DocusignFault) => status === 0 || status === 429 || status >= 500
