// What a failed act says: each its own sentence, as the seeds word them.
export const FAILURES = {
  confirm: 'Não foi possível confirmar esta ação no momento. Por favor, tente novamente.',
  sign: 'Não foi possível confirmar sua assinatura no momento. Por favor, tente novamente.',
  reject: 'Não foi possível rejeitar o contrato no momento',
  approve_upload: 'Não foi possível aprovar o documento enviado no momento. Por favor, tente novamente.',
  reject_upload: 'Não foi possível recusar o documento enviado no momento. Por favor, tente novamente.',
  upload: 'Não foi possível adicionar esse documento. Por favor, tente novamente mais tarde.',
  signing_link: 'Não foi possível gerar o link para sua assinatura. Por favor, entre em contato conosco.',
} as const
