import * as z from 'zod/mini'
import { visibleText } from '#wire/visible-text.ts'

export const NAME_WITH_LINK = 'Informe só o nome, sem endereço da internet'

/** Letters carry it to whatever address was typed, so it must not carry somebody else's link. 'Casas.com' is a name. */
export const companyName = visibleText(160).check(z.refine((text: string) => !/:\/\/|\bwww\./i.test(text), NAME_WITH_LINK))
