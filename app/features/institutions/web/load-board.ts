import { data } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import { inProcess } from '#web/answer.ts'
import { brandStyle } from '#wire/brand-colours.ts'
import { Refused, send } from '#wire/send.ts'
import { showInstitution } from '../wire/register.ts'

/** The partner behind an address, by display_name or id; nobody's board is a 404 page. */
export async function loadBoard(context: Readonly<RouterContextProvider>, display_name: string) {
  try {
    const { data: institution } = await send(inProcess(context), showInstitution, { display_name })
    return { ...institution.attributes, brand: brandStyle(institution.attributes.colour) }
  } catch (error) {
    if (error instanceof Refused && error.status === 404) throw data(null, { status: 404 })
    throw error
  }
}
export type Board = Awaited<ReturnType<typeof loadBoard>>
