/** What a signer agrees to; its version is kept with each signature. */
export const CONSENT = {
  version: '2026-11',
  words:
    'Aceito assinar este documento por meio eletrônico, com código enviado ao meu e-mail, e reconheço ' +
    'esta assinatura como válida entre as partes (MP 2.200-2/2001, art. 10, § 2º).',
}
