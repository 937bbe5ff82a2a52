import type { Ctx } from '#server/context.ts'

/** Where anybody checks the document of a code. */
export const checkAddress = ({ configuration }: Pick<Ctx, 'configuration'>, code: string) =>
  `${configuration.app_origin}/verificar/${code}`
