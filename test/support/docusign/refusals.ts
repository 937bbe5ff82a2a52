/** In DocuSign's form; its token endpoint has another. */
export class Refused extends Error {
  status: number
  body: object
  constructor(status: number, body: object) {
    super(JSON.stringify(body))
    this.status = status
    this.body = body
  }
}

export const refuse = (status: number, errorCode: string, message = 'The request was refused.'): never => {
  throw new Refused(status, { errorCode, message })
}
