import * as z from 'zod/mini'
import { visibleOrBlank, visibleText } from '#wire/text/visible-text.ts'

export const NAME_WITH_LINK = 'Informe só o nome, sem endereço da internet'

/** Letters carry it to whatever address was typed, so it must not carry somebody else's link. 'Casas.com' is a name. */
const withoutLink = z.refine<string>((text) => !/:\/\/|\bwww\./i.test(text), NAME_WITH_LINK)

export const companyName = visibleText(160).check(withoutLink)
/** What people know it by; it may have none. */
export const tradingName = visibleOrBlank(160).check(withoutLink)
